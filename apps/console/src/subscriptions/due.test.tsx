import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSubscription } from '../testing/subscriptions.ts';
import { DueSum, MrrSum, mrrParts } from './due.tsx';

const textOf = (sum: React.ReactNode) => render(sum).container.textContent;

test('what is due is added to the paisa, in its own currency, and credits are not taken off', () => {
  const accounts = [0.1, 0.2, -250.5].map((balance) => aSubscription({ balance }));
  const inYen = aSubscription({ balance: 1200, currency: 'JPY' });
  expect(textOf(<DueSum accounts={accounts} />)).toMatch(/^₹0\.30\s*Credit ₹250\.50$/);
  expect(textOf(<DueSum accounts={[...accounts.slice(0, 2), inYen]} />)).toMatch(
    /^₹0\.30 \+ JP¥1,200$/,
  );
  expect(textOf(<DueSum accounts={[]} />)).toBe('–');
});

test('only those that are paid count in the sum of the MRR', () => {
  const paid = [aSubscription(), aSubscription()];
  const unpaid = aSubscription({ paidFrom: null });
  expect(textOf(<MrrSum subscriptions={[...paid, unpaid]} />)).toBe('₹3,388');
  expect(textOf(<MrrSum subscriptions={[unpaid]} />)).toBe('–');
});

test('what has ended counts for nothing now, and says what it did', () => {
  const ended = aSubscription({ endedAt: '2026-11-01T04:30:00.000Z', status: 'Cancelled' });
  expect(mrrParts(ended)).toEqual({ now: null, before: ended.mrr });
  expect(textOf(<MrrSum subscriptions={[aSubscription(), ended]} />)).toMatch(
    /^₹1,694\s*Ended ₹1,694$/,
  );
  expect(mrrParts({ ...ended, mrrBefore: 500 })).toEqual({ now: ended.mrr, before: 500 });
});
