import { expect, it } from 'vitest';
import { moments } from './moments.ts';

it('are the next ends of months and years, a 29 February among them, on both sides of midnight', () => {
  const all = moments(new Date('2026-11-26T10:00:00Z'));
  expect([...new Set(all.map((moment) => moment.slice(0, 10)))]).toEqual([
    '2026-11-30',
    '2026-12-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-01',
    '2027-05-31',
    '2028-02-29',
  ]);
  expect(all.slice(0, 4)).toEqual([
    '2026-11-30T18:29:30Z',
    '2026-11-30T18:30:30Z',
    '2026-11-30T23:59:30Z',
    '2026-11-30T00:00:30Z',
  ]);
});
