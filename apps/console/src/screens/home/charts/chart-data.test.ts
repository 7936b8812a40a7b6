import { describe, expect, it } from 'vitest';
import { ageLabel, movementSeries, statesOf, unlessAllZero, unlessZero } from './chart-data.ts';

describe('what the charts of home draw', () => {
  it('adds up to the difference of the recurring revenue', () => {
    const month = {
      month: '2026-11',
      new: 40,
      expansion: 10,
      reactivated: 5,
      contraction: 8,
      churned: 12,
      mrr: 135,
    };
    const parts = movementSeries([month], (of, part) => `${of}/${part}`);
    const sum = parts.reduce((all, { values }) => all + (values[0] ?? 0), 0);
    expect(sum).toBe(135 - 100);
    expect(parts.at(-1)?.hrefs).toEqual(['2026-11/churned']);
  });

  it('says the age of a debt', () => {
    expect(ageLabel(8, 15)).toBe('8 to 15 days');
    expect(ageLabel(31, null)).toBe('More than 30 days');
  });

  it('puts small states and unknown ones into one row, and loses none', () => {
    const states = [
      { name: null, institutes: 3 },
      ...Array.from({ length: 12 }, (_, at) => ({ name: `State ${at}`, institutes: 20 - at })),
    ];
    const shown = statesOf(states);
    expect(shown).toHaveLength(5);
    expect(shown.at(-1)).toEqual({
      name: 'All others',
      institutes: 3 + 16 + 15 + 14 + 13 + 12 + 11 + 10 + 9,
      isRest: true,
    });
    const sum = (rows: readonly { institutes: number }[]) =>
      rows.reduce((all, { institutes }) => all + institutes, 0);
    expect(sum(shown)).toBe(sum(states));
    expect(statesOf([{ name: 'Goa', institutes: 2 }])).toEqual([
      { name: 'Goa', institutes: 2, isRest: false },
    ]);
  });

  it('is nothing where every number is zero', () => {
    const [goa, delhi] = [{ value: 0 }, { value: 3 }];
    expect(unlessZero([goa])).toEqual([]);
    expect(unlessZero([goa, delhi])).toEqual([goa, delhi]);
    const flat = { key: 'a', label: 'A', values: [0, 0] };
    const lost = { key: 'b', label: 'B', values: [0, -1] };
    expect(unlessAllZero([flat])).toEqual([]);
    expect(unlessAllZero([flat, lost])).toEqual([flat, lost]);
  });
});
