import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import { safeParse } from 'zod/mini';

type Schema = Parameters<typeof safeParse>[0];

/**
 * Checks a form with the contract's own schema, so that the browser and the server say the same. Of each field the first
 * thing that is wrong is told. What the schema makes of the values is the server's matter: they go out as typed.
 */
export function contractResolver<T extends FieldValues>(
  schema: Schema,
  fields: readonly FieldPath<T>[],
): Resolver<T> {
  return (values) => {
    const { error } = safeParse(schema, values);
    if (!error) return { values, errors: {} };
    const wrong = fields.flatMap((name) => {
      const message = error.issues.find(({ path }) => path[0] === name)?.message;
      return message === undefined ? [] : [[name, { type: 'contract', message }]];
    });
    // Each name is a field of the form, with an error as the form takes it.
    const errors = Object.fromEntries(wrong) as FieldErrors<T>;
    return { values: {}, errors };
  };
}
