'use client';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { fieldMessages } from './field.messages.ts';

/** Marks an optional field. In its own file, so that a server can render the field itself. */
export function Optional() {
  const part = usePart();
  const { optional } = useMessages('field', fieldMessages);
  return <span {...part('optional', 'bk-field-optional')}>{` ${optional}`}</span>;
}
