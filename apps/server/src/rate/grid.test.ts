import { addDays } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import { gridJson } from './grid.ts';
import { planChanges } from './plan.ts';
import type { RateContext, RateTarget } from './rate-context.ts';
import { NO_VALUES } from './values.ts';

const target = (index: number): RateTarget => ({
  categoryId: `c${index}`,
  assetId: null,
  name: 'Deluxe',
  code: 'DLX',
  color: null,
  assetCount: 0,
  values: { ...NO_VALUES, price: 420_000 },
  adjustment: null,
});
const ratePackage = { key: 'EP', name: 'Room only', adjustment: null };
const rateContext: RateContext = {
  institutionId: 'i',
  currency: 'INR',
  scale: 100,
  today: '2026-01-01',
  lastDay: '2027-12-31',
  rounding: undefined,
  weekendDays: [],
  minRate: null,
  maxRate: null,
  packages: [ratePackage],
  hasPackages: false,
  revision: 0,
  targets: Array.from({ length: 100 }, (_, at) => target(at)),
};
const days = Array.from({ length: 90 }, (_, at) => addDays(rateContext.today, at));

/** How often others had their turn while work was done that waits for nothing else. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    if (isOver) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

describe('rates of many cells', () => {
  it('are read in slices, between which others are answered', async () => {
    const rows = rateContext.targets.map((rateTarget) => ({ target: rateTarget, ratePackage }));
    let json = '';
    const turns = await turnsDuring(async () => {
      json = await gridJson({ rateContext, rows, days, stored: [], isResolved: true });
    });
    expect(turns).toBeGreaterThanOrEqual(rows.length);
    const read = JSON.parse(json);
    expect(read).toHaveLength(rows.length);
    expect(read[99]).toMatchObject({ category: 'c99', asset: null, ratePackage: 'EP' });
    expect(read[99].cells).toHaveLength(days.length);
    expect(read[99].cells[0]).toMatchObject({ date: '2026-01-01', price: 4200, batch: null });
  });

  it('are changed in slices', async () => {
    const change = {
      targets: rateContext.targets,
      packages: rateContext.packages,
      ranges: [{ startDate: '2026-01-01', endDate: '2026-03-31' }],
      price: { mode: 'set', value: 500_000 },
      set: {},
      clear: [],
    } as const;
    const turns = await turnsDuring(async () => {
      const plan = await planChanges(rateContext, [change], new Map());
      expect(plan.changes.size).toBe(9_000);
      expect((await figuresOf(rateContext, plan, new Map())).after).toMatchObject({
        average: 5000,
      });
    });
    // A slice has a thousand cells at most: they are looked at once for the plan, and twice for its figures.
    expect(turns).toBeGreaterThanOrEqual(3 * 9);
  });
});
