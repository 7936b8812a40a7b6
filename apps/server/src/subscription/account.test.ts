import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balance } from './account.ts';

type Line = Parameters<typeof balance>[0][number];

const line = (kind: Line['kind'], day: string, amountMinor: number): Line => ({
  id: day,
  kind,
  day,
  amountMinor,
  reversesId: null,
});

describe('an account', () => {
  it('is due since its oldest charge that is not covered', () => {
    const lines = [
      line('charge', '2026-09-01', 100),
      line('payment', '2026-09-03', -100),
      line('charge', '2026-10-01', 100),
      line('payment', '2026-10-20', -40),
      line('charge', '2026-11-01', 100),
    ];
    expect(balance(lines)).toEqual({ balanceMinor: 160, dueSince: '2026-10-01' });
  });

  it('is due again from the charge whose payment was reversed', () => {
    const lines = [
      line('charge', '2026-09-01', 100),
      line('payment', '2026-09-03', -100),
      line('reversal', '2026-09-20', 100),
    ];
    expect(balance(lines)).toEqual({ balanceMinor: 100, dueSince: '2026-09-01' });
  });

  it('has a credit when more was paid than charged', () => {
    const lines = [line('charge', '2026-09-01', 100), line('payment', '2026-09-03', -250)];
    expect(balance(lines)).toEqual({ balanceMinor: -150, dueSince: null });
  });

  it('is due since a day of a charge whenever something is due, whatever was paid', () => {
    const charges = fc.array(
      fc.record({ day: fc.integer({ min: 1, max: 28 }), minor: fc.nat(1e6) }),
    );
    const payments = fc.array(fc.nat(1e6));
    fc.assert(
      fc.property(charges, payments, (charged, paid) => {
        const days = charged.map(({ day }) => `2026-03-${String(day).padStart(2, '0')}`);
        const lines = [
          ...charged.map(({ minor }, at) => line('charge', days[at] ?? '', minor)),
          ...paid.map((minor) => line('payment', '2026-03-30', -minor)),
        ];
        const { balanceMinor, dueSince } = balance(lines);
        if (balanceMinor <= 0) expect(dueSince).toBeNull();
        else expect(days).toContain(dueSince);
      }),
    );
  });
});
