import type { Subscription } from '@booking/api-client';
import { describe, expect, it } from 'vitest';
import { subscriptionColumns } from './subscription-columns.tsx';

const columns = subscriptionColumns<Subscription>({
  institution: ({ institution }) => institution,
  subscription: (one) => one,
  sorts: [],
});

/** The boxes, and room for the buttons of a row. */
const BESIDE = 44 + 120;

describe('the columns of subscriptions', () => {
  it.each(columns.flatMap(({ key, from }) => (from ? [{ key, from }] : [])))(
    'come when there is room for all of them: $key',
    ({ from }) => {
      const shown = columns.filter((one, at) => at === 0 || (one.from ?? Infinity) <= from);
      const widths = shown.reduce((sum, { width = 120 }) => sum + width, BESIDE);
      expect(widths).toBeLessThanOrEqual(from);
    },
  );
});
