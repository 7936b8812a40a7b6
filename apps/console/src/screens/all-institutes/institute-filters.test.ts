import type { Institution } from '@booking/api-client';
import { pageOf } from '@booking/api-client/mocks';
import { expect, it } from 'vitest';
import type { InstituteFilterKey } from '../../institutes/institute-sets.ts';
import type { ListCall } from '../../list/read-rows.ts';
import { someInstitutes } from '../../testing/institutes.ts';
import { instituteFilters } from './institute-filters.ts';

const { signal } = new AbortController();

/** The suggestions of a filter over some rows, the oldest last. */
function suggesting(key: InstituteFilterKey, rows: readonly Institution[]) {
  const asked: string[] = [];
  const call: ListCall<Institution, InstituteFilterKey> = async ({ limit, search, tag, city }) => {
    asked.push([search, tag, city].filter(Boolean).join());
    const matches = rows.filter(
      (row) =>
        (!tag || row.tags.includes(tag)) &&
        (!city || row.address.city === city) &&
        (!search || row.address.city.includes(search)),
    );
    return pageOf(matches, { limit });
  };
  const filters = instituteFilters({ templates: [], plans: [], day: '2026-11-21', call });
  const filter = filters.find((candidate) => candidate.kind === 'text' && candidate.key === key);
  if (filter?.kind !== 'text') throw new Error(`${key} suggests nothing.`);
  return { asked, suggest: (text: string) => filter.suggest(text, signal) };
}

const many = someInstitutes(250).map((row) => ({ ...row, tags: ['vip'] }));
const [oldest] = many.slice(-1);
const rows = many.map((row) =>
  row === oldest
    ? { ...row, tags: ['heritage'], address: { ...row.address, city: 'Old Vip' } }
    : { ...row, address: { ...row.address, city: 'Vip Town, Old Vip Road' } },
);

it.each([
  ['tag', 'heritage'],
  ['city', 'Old Vip'],
] as const)(
  'suggests a %s that only the oldest of many has, once it is written',
  async (key, text) => {
    const { suggest } = suggesting(key, rows);
    expect(await suggest('')).not.toContain(text);
    expect((await suggest(text))[0]).toBe(text);
    expect(await suggest(`${text}s`)).not.toContain(`${text}s`);
  },
);

it('asks once when the first response has all rows, or the typed value', async () => {
  const few = suggesting('tag', rows.slice(-3));
  expect(await few.suggest('herit')).toEqual(['heritage']);
  expect(few.asked).toHaveLength(1);
  const vip = suggesting('tag', rows);
  expect(await vip.suggest('vip')).toEqual(['vip']);
  expect(vip.asked).toHaveLength(1);
});
