import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import type { EntityRow } from '../api-types.ts';
import { bodyOf, type Field } from './field.ts';

/** A schema of the contract. */
export type Schema = Parameters<typeof safeParse>[0];

/** Checks that the contract can't make: the errors of a form's fields by their paths. */
export type FormRules = (values: FieldValues) => Readonly<Record<string, string>>;

/**
 * Validates a form with the contract's schema, so that browser and server agree: the first error of each field, and for
 * an empty one its own message.
 * @param request Completes the request of the fields. Default: the fields alone.
 * @param rules Further checks.
 */
export function resolverOf<E extends EntityRow>(
  fields: readonly Field<E>[],
  schema: Schema,
  request: (values: FieldValues) => unknown = (values) => bodyOf(fields, values),
  rules: FormRules = () => ({}),
): Resolver<FieldValues> {
  return (values) => {
    const paths = fields.flatMap(({ path, parts }) => [
      path,
      ...(parts?.(get(values, path)) ?? []).map((part) => part.path),
    ]);
    const issues = safeParse(schema, request(values)).error?.issues ?? [];
    const more = Object.entries(rules(values));
    if (issues.length === 0 && more.length === 0) return { values, errors: {} };
    const errors: FieldErrors<FieldValues> = {};
    for (const [path, message] of more) set(errors, path, { type: 'rule', message });
    for (const issue of issues.toReversed()) {
      const path = nearest(paths, issue.path.join('.'));
      const field = fields.find((candidate) => candidate.path === path);
      const isEmpty = field && field.format(get(values, path)) === field.format(field.blank);
      const message = (isEmpty && field.emptyMessage) || issue.message;
      set(errors, path, { type: 'contract', message });
    }
    return { values: {}, errors };
  };
}

/** The field of an issue: a value inside a list, such as the third of several tags, has no control of its own. */
function nearest(paths: readonly string[], path: string): string {
  const inside = paths.filter((field) => path === field || path.startsWith(`${field}.`));
  return inside.toSorted((a, b) => b.length - a.length)[0] ?? path;
}
