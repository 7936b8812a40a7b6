import { fn } from 'storybook/test';
import { allFields, type Sent } from './all-fields.tsx';

/** What a form would send now, by field. */
export function sentBy(form: HTMLFormElement): Readonly<Record<string, Sent>> {
  const data = new FormData(form);
  return Object.fromEntries(
    allFields.map(({ name }) => [
      name,
      data.getAll(name).map((entry) => (entry instanceof File ? entry.name : entry)),
    ]),
  );
}

export const expected = (at: 0 | 1) =>
  Object.fromEntries(allFields.map(({ name, sent }) => [name, sent[at]]));

export const submitted = fn();
