'use client';
import { useWords } from '../words/use-words.ts';
import { fieldWords } from './field.words.ts';

/** After the label of the rare field that may stay empty. Apart, so that a server can render the field itself. */
export function Optional() {
  const { optional } = useWords('field', fieldWords);
  return <span className="bk-field-optional"> {optional}</span>;
}
