'use client';
import { useMessages } from '../primitives/text/use-messages.ts';
import { fieldMessages } from './field.messages.ts';

/** Describes what is required and has a role that `aria-required` is not allowed on: a group or a button. */
export function RequiredWord({ id }: { id: string }) {
  const { isRequired } = useMessages('field', fieldMessages);
  return (
    <span id={id} hidden>
      {isRequired}
    </span>
  );
}
