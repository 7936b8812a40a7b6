import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import { contractErrors, type Schema } from './contract-errors.ts';

/**
 * Validates a form with the contract's schema, so that browser and server agree. Reports the first error of each field.
 * Values are sent as typed; the schema's transforms are the server's concern.
 */
export function contractResolver<T extends FieldValues>(
  schema: Schema,
  fields: readonly FieldPath<T>[],
): Resolver<T> {
  const errorsOf = contractErrors(schema, fields);
  return (values) => {
    const wrong = Object.entries(errorsOf(values)).map(([name, message]) => [
      name,
      { type: 'contract', message },
    ]);
    if (wrong.length === 0) return { values, errors: {} };
    // Each name is a field of the form, with an error in the form's shape.
    const errors = Object.fromEntries(wrong) as FieldErrors<T>;
    return { values: {}, errors };
  };
}
