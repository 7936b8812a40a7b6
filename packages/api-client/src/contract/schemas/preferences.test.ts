import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changedPreferences } from '../changed-preferences.ts';
import {
  fitPreferences,
  PREFERENCES_MAX_BYTES,
  type Preferences,
  preferencesPart,
} from './preferences.ts';

const view = { id: 'v1', name: 'Closing soon', query: 'status=Active' };

describe('a change of preferences in a form', () => {
  const read = (value: unknown) => z.safeParse(preferencesPart, JSON.stringify(value));

  test('is JSON text', () => {
    expect(read({ theme: 'dark', pageSize: 50, shortcuts: null }).data).toEqual({
      theme: 'dark',
      pageSize: 50,
      shortcuts: null,
    });
    const { error } = z.safeParse(preferencesPart, '{theme: dark}');
    expect(error?.issues).toMatchObject([{ path: [], message: 'That is not JSON.' }]);
  });

  test.each([
    [{ colour: 'red' }, []],
    [{ theme: 'sepia' }, ['theme']],
    [{ pageSize: 30 }, ['pageSize']],
    [{ views: { Institutes: [] } }, ['views', 'Institutes']],
    [{ views: { institutes: [{ ...view, name: 'nul\0' }] } }, ['views', 'institutes', 0, 'name']],
    [
      { views: { institutes: [{ ...view, query: '\ud800' }] } },
      ['views', 'institutes', 0, 'query'],
    ],
    [{ columns: { institutes: { shown: ['a'], wide: true } } }, ['columns', 'institutes']],
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
    views: { institutes: [view], users: [] },
    columns: { institutes: { shown: ['name'] } },
  };

  test('leaves what it does not name', () => {
    expect(changedPreferences(from, { density: 'compact' })).toEqual({
      ...from,
      density: 'compact',
    });
  });

  test('replaces one list alone', () => {
    expect(changedPreferences(from, { views: { users: [view] } }).views).toEqual({
      institutes: [view],
      users: [view],
    });
    expect(changedPreferences(from, { columns: { institutes: null } }).columns).toEqual({});
  });

  test('goes back to the default with null', () => {
    expect(changedPreferences(from, { theme: null, views: null })).toEqual({
      columns: from.columns,
    });
  });
});

test('preferences fit into 32 kB', () => {
  const views = Array.from({ length: 20 }, (_, id) => ({
    ...view,
    query: 'q'.repeat(1_500),
    id: `${id}`,
  }));
  expect(fitPreferences({ views: { institutes: views } })).toBe(true);
  expect(fitPreferences({ views: { institutes: views, users: views } })).toBe(false);
});
