'use client';
import { useMessages } from '../primitives/text/use-messages.ts';
import { fieldMessages } from './field.messages.ts';

/** Marks an optional field. In its own file, so that a server can render the field itself. */
export function Optional() {
  const { optional } = useMessages('field', fieldMessages);
  return (
    <span className="bk-field-optional" data-part="optional">
      {` ${optional}`}
    </span>
  );
}
