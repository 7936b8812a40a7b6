import type { Institution } from '@booking/api-client';
import { counted } from '../list/counted.ts';

/** Why no one can be added to an institute, as the server decides it. Those who are deactivated don’t count. */
export function seatReason({
  seats,
  currentSubscription,
}: Pick<Institution, 'seats' | 'currentSubscription'>): string | undefined {
  if (!seats) return 'This institute has no active subscription. Start one first.';
  const { used, max } = seats;
  if (max === null || used < max) return undefined;
  const users = counted(max, { one: 'user', many: 'users' });
  return `${currentSubscription?.planName} includes ${users}. Deactivate one, or change the plan.`;
}
