import { describe, expect, it } from 'vitest';
import { rates } from './sample-day.ts';

const amountOf = (shown: string) => Number(shown.replace(',', ''));

describe('the rates of the sample weekend', () => {
  it('have gone up by the 12 % that the picture says', () => {
    const raised = rates.flatMap(({ amounts, before }) =>
      before.map((was, at) => [amountOf(was), amountOf(amounts[at] ?? '')]),
    );
    expect(raised).toHaveLength(6);
    for (const [was = 0, now] of raised) expect(now).toBe((was * 112) / 100);
  });
});
