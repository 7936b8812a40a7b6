import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changedPreferences } from '../changed-preferences.ts';
import { PREFERENCES_MAX_BYTES, VIEWS_MAX } from '../facts/preferences.ts';
import { fitPreferences, type Preferences, preferencesPart } from './preferences.ts';

const view = { name: 'Closing soon', query: 'status=Active', savedAt: '2026-11-21T10:00:00Z' };

describe('a change of preferences in a form', () => {
  const read = (value: unknown) => z.safeParse(preferencesPart, JSON.stringify(value));

  test('is JSON text', () => {
    expect(read({ theme: 'dark', pageSize: 50, shortcuts: null }).data).toEqual({
      theme: 'dark',
      pageSize: 50,
      shortcuts: null,
    });
    const { error } = z.safeParse(preferencesPart, '{theme: dark}');
    expect(error?.issues).toMatchObject([{ path: [], message: 'Send valid JSON.' }]);
  });

  test.each([
    [{ colour: 'red' }, []],
    [{ theme: 'sepia' }, ['theme']],
    [{ pageSize: 30 }, ['pageSize']],
    [{ views: { Institutes: {} } }, ['views', 'Institutes']],
    [{ views: { institutes: { _1: view } } }, ['views', 'institutes', '_1']],
    [
      { views: { institutes: { v1: { ...view, name: 'nul\0' } } } },
      ['views', 'institutes', 'v1', 'name'],
    ],
    [
      { views: { institutes: { v1: { ...view, query: '\ud800' } } } },
      ['views', 'institutes', 'v1', 'query'],
    ],
    [{ columns: { institutes: { shown: ['a'], wide: true } } }, ['columns', 'institutes']],
    [
      { columns: { institutes: { shown: ['a'], pinned: ['a b'] } } },
      ['columns', 'institutes', 'pinned', 0],
    ],
    [{ widths: { institutes: { name: 12 } } }, ['widths', 'institutes', 'name']],
    [{ widths: { institutes: { name: 120.5 } } }, ['widths', 'institutes', 'name']],
    [['theme'], []],
  ])('refuses %o', (value, path) => {
    expect(read(value).error?.issues[0]?.path).toEqual(path);
  });

  test('has nothing of its own called __proto__', () => {
    const { error } = z.safeParse(preferencesPart, '{"__proto__":{"theme":"dark"}}');
    expect(error?.issues[0]?.code).toBe('unrecognized_keys');
  });

  test('is refused from 32 kB on, counted in bytes', () => {
    const { error } = z.safeParse(preferencesPart, `"${'ü'.repeat(PREFERENCES_MAX_BYTES / 2)}"`);
    expect(error?.issues).toHaveLength(1);
    expect(error?.issues[0]?.message).toMatch(/larger than 32 kB/);
  });
});

describe('what a change makes of preferences', () => {
  const from: Preferences = {
    theme: 'dark',
    views: { institutes: { v1: view } },
    columns: { institutes: { shown: ['name'] } },
    widths: { institutes: { name: 300 } },
  };

  test('leaves what it does not name', () => {
    expect(changedPreferences(from, { density: 'compact' })).toEqual({
      ...from,
      density: 'compact',
    });
  });

  test('replaces one list alone', () => {
    expect(changedPreferences(from, { views: { users: { v1: view } } }).views).toEqual({
      institutes: { v1: view },
      users: { v1: view },
    });
    expect(changedPreferences(from, { columns: { institutes: null } }).columns).toEqual({});
    expect(changedPreferences(from, { widths: { users: { email: 200 } } }).widths).toEqual({
      institutes: { name: 300 },
      users: { email: 200 },
    });
  });

  test('replaces one view alone', () => {
    const institutes = { v2: { ...view, name: 'Quiet' } };
    const both = changedPreferences(from, { views: { institutes } });
    expect(both.views).toEqual({ institutes: { v1: view, ...institutes } });
    const left = changedPreferences(both, { views: { institutes: { v1: null } } });
    expect(left.views).toEqual({ institutes });
  });

  test('goes back to the default with null', () => {
    expect(changedPreferences(from, { theme: null, views: null })).toEqual({
      columns: from.columns,
      widths: from.widths,
    });
  });
});

test('preferences fit into 32 kB, and 50 views of a list', () => {
  const views = (count: number, query: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`v${at}`, { ...view, query }]));
  const large = views(20, 'q'.repeat(1_500));
  expect(fitPreferences({ views: { institutes: large } })).toBe(true);
  expect(fitPreferences({ views: { institutes: large, users: large } })).toBe(false);
  expect(fitPreferences({ views: { institutes: views(VIEWS_MAX, '') } })).toBe(true);
  expect(fitPreferences({ views: { institutes: views(VIEWS_MAX + 1, '') } })).toBe(false);
});
