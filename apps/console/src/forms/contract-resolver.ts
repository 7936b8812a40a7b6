import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import { safeParse } from 'zod/mini';

type Schema = Parameters<typeof safeParse>[0];

/**
 * Validates a form with the contract's schema, so that browser and server agree. Reports the first error of each field.
 * Values are sent as typed; the schema's transforms are the server's concern.
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
    // Each name is a field of the form, with an error in the form's shape.
    const errors = Object.fromEntries(wrong) as FieldErrors<T>;
    return { values: {}, errors };
  };
}
