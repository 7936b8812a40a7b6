import { expect, test } from 'vitest';
import { nextRanges, seasonQuery, seasonsOf } from './season.ts';

const HERE = 'a'.repeat(24);
const ranges = [
  { startDate: '2027-04-01', endDate: '2027-06-15' },
  { startDate: '2027-12-20', endDate: '2028-01-05' },
];
const savedAt = '2026-11-30T09:00:00Z';

test('seasons of an institute are read back, by name, and those of others are left out', () => {
  const views = {
    s1: { name: 'Summer', query: seasonQuery(HERE, ranges), savedAt },
    s2: { name: 'Diwali', query: seasonQuery(HERE, ranges.slice(0, 1)), savedAt },
    s3: { name: 'Onam', query: seasonQuery('b'.repeat(24), ranges), savedAt },
  };
  expect(seasonsOf(views, HERE)).toEqual([
    { id: 's2', name: 'Diwali', ranges: ranges.slice(0, 1) },
    { id: 's1', name: 'Summer', ranges },
  ]);
});

test('a season that can’t be read is left out', () => {
  const queryOf = (days: string) => ({
    name: 'Summer',
    query: `institution=${HERE}&${days}`,
    savedAt,
  });
  for (const days of [
    '',
    'days=',
    'days=2027-04-01',
    'days=2027-06-15..2027-04-01',
    'days=2027-02-28..2027-02-30',
  ]) {
    expect(seasonsOf({ s1: queryOf(days) }, HERE)).toEqual([]);
  }
});

test('days that are over are those of the next year, and those that have begun begin today', () => {
  expect(nextRanges(ranges, '2027-03-01')).toEqual(ranges);
  expect(nextRanges(ranges, '2027-05-02')[0]).toEqual({
    startDate: '2027-05-02',
    endDate: '2027-06-15',
  });
  expect(nextRanges(ranges, '2027-06-16')).toEqual([
    { startDate: '2027-12-20', endDate: '2028-01-05' },
    { startDate: '2028-04-01', endDate: '2028-06-15' },
  ]);
  expect(nextRanges(ranges, '2029-01-02')[0]).toEqual({
    startDate: '2029-01-02',
    endDate: '2029-01-05',
  });
  const leap = [{ startDate: '2028-02-29', endDate: '2028-02-29' }];
  expect(nextRanges(leap, '2028-03-01')).toEqual([
    { startDate: '2029-02-28', endDate: '2029-02-28' },
  ]);
});
