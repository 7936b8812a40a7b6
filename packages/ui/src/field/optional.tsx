'use client';
import { useMessages } from '../messages/use-messages.ts';
import { fieldMessages } from './field.messages.ts';

/** After the label of the rare field that may stay empty. Apart, so that a server can render the field itself. */
export function Optional() {
  const { optional } = useMessages('field', fieldMessages);
  return <span className="bk-field-optional"> {optional}</span>;
}
