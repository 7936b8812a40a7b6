import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { STATUS_COLOR_KEYS } from '../facts/color.ts';
import { colorCreate, statusColorsUpdate } from './color.ts';

const id = 'c'.repeat(24);
const lagoon = { name: 'Lagoon', hex: '#0E7490', group: 'status' };
const statuses = STATUS_COLOR_KEYS.map((key, order) => ({
  key,
  label: 'A label',
  fill: id,
  border: id,
  icon: 'circle-check',
  order,
}));

function paths(schema: z.ZodMiniType, value: unknown): string[] {
  return (z.safeParse(schema, value).error?.issues ?? []).map(({ path }) => path.join('.'));
}

describe('a colour', () => {
  test('is written in lower case', () => {
    expect(z.parse(colorCreate, { ...lagoon, textColor: '#FFFFFF' })).toEqual({
      ...lagoon,
      hex: '#0e7490',
      textColor: '#ffffff',
    });
  });

  test.each(['0e7490', '#0e749', '#0e7490ff', '#0e749g', 'teal'])('is not %s', (hex) => {
    expect(paths(colorCreate, { ...lagoon, hex })).toEqual(['hex']);
  });
});

describe('the status colours', () => {
  test('are saved as a whole or reset', () => {
    expect(paths(statusColorsUpdate, { statuses, __v: 1 })).toEqual([]);
    expect(paths(statusColorsUpdate, { reset: true })).toEqual([]);
    expect(paths(statusColorsUpdate, { reset: true, statuses })).not.toEqual([]);
    expect(paths(statusColorsUpdate, {})).toEqual(['statuses']);
  });

  test('have each status exactly once', () => {
    const [first, ...rest] = statuses;
    expect(paths(statusColorsUpdate, { statuses: rest })).toEqual(['statuses']);
    expect(paths(statusColorsUpdate, { statuses: [...statuses, first] })).toContain('statuses');
    expect(paths(statusColorsUpdate, { statuses: [rest[0], ...rest] })).toEqual(['statuses']);
  });

  test('name the field that is not right', () => {
    const wrong = statuses.map((status, index) =>
      index === 2 ? { ...status, fill: 'x' } : status,
    );
    expect(paths(statusColorsUpdate, { statuses: wrong })).toEqual(['statuses.2.fill']);
  });
});
