import { describe, expect, it } from 'vitest';
import { type Range, unitsOf } from './range.ts';

const range: Range = {
  prefix: '',
  from: '201',
  to: '204',
  step: '1',
  floors: 'hundreds',
  name: 'Room',
};
const codes = (change: Partial<Range>) =>
  unitsOf({ ...range, ...change }, new Set()).units?.map(({ code }) => code);

describe('units of a range', () => {
  it('have their code, name and floor', () => {
    expect(unitsOf(range, new Set(['203'])).units).toEqual([
      { code: '201', name: 'Room 201', floor: '2', isTaken: false },
      { code: '202', name: 'Room 202', floor: '2', isTaken: false },
      { code: '203', name: 'Room 203', floor: '2', isTaken: true },
      { code: '204', name: 'Room 204', floor: '2', isTaken: false },
    ]);
  });

  it('keep steps, prefixes and leading zeros', () => {
    expect(codes({ step: '2' })).toEqual(['201', '203']);
    expect(codes({ prefix: 'R-', from: '08', to: '10' })).toEqual(['R-08', 'R-09', 'R-10']);
  });

  it('clash without regard to case', () => {
    const result = unitsOf({ ...range, prefix: 'r', to: '201' }, new Set(['R201']));
    expect(result.units).toMatchObject([{ isTaken: true }]);
  });

  it.each([
    [{ from: 'x' }, 'from'],
    [{ to: '100' }, 'to'],
    [{ to: '500' }, 'to'],
    [{ step: '0' }, 'step'],
    [{ prefix: 'A long prefix of' }, 'prefix'],
  ] as const)('are none for %j, naming the field', (change, path) => {
    expect(unitsOf({ ...range, ...change }, new Set()).problem?.path).toBe(path);
  });
});
