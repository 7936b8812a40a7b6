import { describe, expect, it } from 'vitest';
import { referenceKey, samePayment, unusualPrice } from './questions.ts';

const paid = { day: '2026-11-26', amountMinor: 2_000_000, method: 'UPI', reference: 'UTR 9' };

describe('what is questioned', () => {
  it.each(['utr9', 'UTR 9', ' UTR-9 ', 'ＵＴＲ９', 'UTR\u00a09', 'U\u200bTR9'])(
    'knows the reference %j for UTR 9',
    (reference) => {
      expect(referenceKey(reference)).toBe('utr9');
      expect(samePayment({ ...paid, reference, amountMinor: 1 }, paid)).toBe('same_reference');
    },
  );

  it('compares payments without a reference by day, amount and method', () => {
    const nameless = { ...paid, reference: null };
    expect(samePayment(nameless, paid)).toBe('same_payment');
    expect(samePayment({ ...nameless, reference: '  ' }, nameless)).toBe('same_payment');
    expect(samePayment({ ...nameless, method: 'Cash' }, paid)).toBeUndefined();
    expect(samePayment({ ...nameless, day: '2026-11-25' }, paid)).toBeUndefined();
    expect(samePayment({ ...paid, reference: 'UTR 10' }, paid)).toBeUndefined();
  });

  it.each([
    [19_99, 199_900, 'low_price'],
    [39_980, 199_900, undefined],
    [39_979, 199_900, 'low_price'],
    [999_501, 199_900, 'high_price'],
    [999_500, 199_900, undefined],
    [0, 0, undefined],
    [100, 0, undefined],
    [100, null, undefined],
  ])('a price of %d where %s is usual is %s', (price, usual, question) => {
    expect(unusualPrice(price, usual)).toBe(question);
  });
});
