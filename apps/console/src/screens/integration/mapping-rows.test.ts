import { expect, it } from 'vitest';
import { mappingRows } from './mapping-rows.ts';

const room = (category: string, externalRoomId: string | null, isSold = true) => ({
  ...{ category, isSold, externalRoomId, externalRoomName: null, fields: {} },
});
const category = (_id: string, isActive = true) => ({ _id, name: _id, assetCount: 4, isActive });

it('has a row for each rate, one for a category without any, and says what is not mapped', () => {
  const rate = { category: 'a', ratePackage: 'EP', occupancy: 2, externalRateId: 'STD' };
  const derived = { mode: 'none', value: 0 } as const;
  const rows = mappingRows(
    {
      roomMappings: [room('a', 'R1'), room('b', 'R2'), room('c', 'R2'), room('d', null, false)],
      rateMappings: [
        { ...rate, derived },
        { ...rate, ratePackage: 'GONE', externalRateId: 'FLEX', derived },
      ],
    },
    [...['a', 'b', 'c', 'd', 'e'].map((id) => category(id)), category('f', false)],
    [{ key: 'EP', name: 'Room only' }],
  );
  expect(rows.map(({ category: of, state, rate: own }) => [of, state, own?.package])).toEqual([
    ['a', 'mapped', 'Room only'],
    ['a', 'mapped', 'GONE'],
    ['b', 'duplicate', undefined],
    ['c', 'duplicate', undefined],
    ['d', 'none', undefined],
    ['e', 'unmapped', undefined],
  ]);
});
