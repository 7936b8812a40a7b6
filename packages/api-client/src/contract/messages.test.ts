import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CallSchemas, schemas } from './schemas.ts';

/** Stands where a schema has no sentence of its own, and zod would say its own. */
const DEFAULT = 'a default of zod';

const inputs = Object.entries(schemas).flatMap(([group, calls]) =>
  Object.entries<CallSchemas>(calls).flatMap(([call, { query, body, form }]) =>
    [query, body, form].flatMap((schema) => (schema ? [{ name: `${group}.${call}`, schema }] : [])),
  ),
);

/** Wrong values: no field of any call takes all of them. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  true,
  'true',
  0,
  -1,
  1.5,
  1e9,
  Number.NaN,
  '',
  ' ',
  'x',
  '9',
  '1'.repeat(12),
  'x'.repeat(40_000),
  '2026-02-30',
  '0000-01-01',
  '2026-03-14',
  '0000-01-01T00:00:00Z',
  `2026-01-01T00:00:00.${'1'.repeat(40)}Z`,
  '+91',
  'a@b',
  `${'a'.repeat(300)}@booking.example`,
  'http://a.in',
  `https://a.in/${'x'.repeat(3_000)}`,
  'IST',
  '{',
  '{}',
  '{"theme":"pink"}',
  'aaaaaaaaaaaa',
  [],
  ['x'],
  [1],
  Array.from({ length: 200 }, () => 'x'),
  {},
  { x: 1 },
  { '?': {} },
  { type: 'create' },
  { type: 'reset' },
  { institutes: { 'a b': {} } },
  new File(['x'.repeat(3 * 1_048_576)], 'large.png'),
];

/**
 * Types without a message: a transform follows a schema, `never` is how an object refuses other keys, and `unknown`
 * takes everything.
 */
const INNER = ['transform', 'never', 'unknown'];

/** A schema and all that it is made of. */
function partsOf(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()) {
  const { checks: _, ...def } = definitionOf(schema);
  if (seen.has(schema) || INNER.includes(def.type)) return seen;
  seen.add(schema);
  for (const value of Object.values(def)) {
    const children = isSchema(value) ? [value] : Object.values(Object(value));
    for (const child of children) if (isSchema(child)) partsOf(child, seen);
  }
  return seen;
}

function definitionOf(schema: z.core.$ZodType) {
  return schema._zod.def;
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return value instanceof z.core.$ZodType;
}

function messagesOf(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => [
    issue.message,
    ...(issue.code === 'invalid_union' ? issue.errors.flatMap(messagesOf) : []),
    ...(issue.code === 'invalid_key' ? messagesOf(issue.issues) : []),
  ]);
}

describe('what a field says when it is not right', () => {
  test('the values that are tried break every kind of schema', () => {
    const parts = inputs.flatMap(({ schema }) => [...partsOf(schema)]);
    const broken = parts.filter((part) => wrong.some((value) => !z.safeParse(part, value).success));
    const kindsOf = (some: typeof parts) => new Set(some.map((part) => definitionOf(part).type));
    expect(kindsOf(broken)).toEqual(kindsOf(parts));
  });

  test.each(inputs)('$name: is a sentence of ours', ({ schema }) => {
    for (const part of partsOf(schema)) {
      for (const value of wrong) {
        const { error } = z.safeParse(part, value, { error: () => DEFAULT });
        for (const message of messagesOf(error?.issues ?? [])) {
          const what = `${definitionOf(part).type} for ${String(value).slice(0, 40)}`;
          expect(message, what).not.toBe(DEFAULT);
          expect(message, what).toMatch(/^[A-Z].*\.$/);
        }
      }
    }
  });
});
