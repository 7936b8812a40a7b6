import { someSections } from '@booking/api-client/contract/setting';
import { overlappingTaxes } from '@booking/api-client/facts';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { indianRoomTaxes } from './indian-room-taxes.ts';

test('the rates to start from are taxes that can be saved', () => {
  expect(safeParse(someSections, { taxes: { rules: [...indianRoomTaxes] } }).success).toBe(true);
});

const [low, high] = indianRoomTaxes;
if (!low || !high) throw new Error('There are no rates.');

test.each([
  ['the same tariff at the same time', { ...low, name: 'Other' }, [0, 1]],
  ['a tariff that begins below the limit', { ...high, minTariff: 7000 }, [0, 1]],
  ['a tariff above the limit', high, undefined],
  ['the same tariff, later', { ...low, effectiveFrom: '2030-01-01' }, [0, 1]],
  [
    'the same tariff, earlier',
    { ...low, effectiveFrom: '2020-01-01', effectiveTo: '2025-09-21' },
    undefined,
  ],
  [
    'the same tariff, until its first day',
    { ...low, effectiveFrom: '2020-01-01', effectiveTo: '2025-09-22' },
    [0, 1],
  ],
  ['something else', { ...low, appliesTo: 'food' as const }, undefined],
])('a tax on %s', (_, rule, overlap) => {
  expect(overlappingTaxes([low, rule])).toEqual(overlap);
});
