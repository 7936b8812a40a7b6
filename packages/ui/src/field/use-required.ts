import { useState } from 'react';
import { useSubmitCheck } from '../primitives/forms/use-submit-check.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { fieldMessages } from './field.messages.ts';

interface RequiredOptions {
  readonly isRequired: boolean | undefined;
  readonly isEmpty: boolean;
  /** Returns what gets the focus when it is missing. */
  readonly control: Parameters<typeof useSubmitCheck>[0];
  /** Which error it then has. Default `missing`. */
  readonly message?: 'missing' | 'noneChosen' | undefined;
}

/**
 * Checks a required field of several values, or without a name, when its form is sent: the browser knows nothing of
 * those. Returns the error, which goes once there is one, and a function that drops it, for a reset.
 */
export function useRequired({
  isRequired = false,
  isEmpty,
  control,
  message = 'missing',
}: RequiredOptions): readonly [error: string | undefined, drop: () => void] {
  const messages = useMessages('field', fieldMessages);
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = isRequired && isEmpty;
  if (isAsked && !isMissing) setIsAsked(false);
  useSubmitCheck(control, () => {
    if (isMissing) setIsAsked(true);
    return !isMissing;
  });
  return [isAsked && isMissing ? messages[message] : undefined, () => setIsAsked(false)];
}
