import { afterAll, beforeAll, vi } from 'vitest';
import { platformDay } from '../subscription/rules.ts';

/** Stops the clock of a test file at noon in India, for a run that crosses midnight there. Returns that moment. */
export function stopAtNoon(): { readonly now: Date; readonly today: string } {
  const today = platformDay(new Date());
  const now = new Date(`${today}T12:00:00+05:30`);
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterAll(() => void vi.useRealTimers());
  return { now, today };
}
