import { addDays } from '@booking/api-client/contract';
import { type NewNotice, queueNotice } from '../notice/index.ts';
import type { WriteContext } from '../resource/context.ts';
import type { NoticedTerms } from '../schema/notice.ts';
import { isSameTerms, termsOf } from './noticed-terms.ts';
import type { SubscriptionRow } from './rows.ts';

/** Queues the notice of another plan or price, from a day on; none where neither changes. */
export async function queueChangeNotice(
  context: WriteContext,
  row: SubscriptionRow,
  to: NoticedTerms,
  day = dayAfter(row),
): Promise<void> {
  // A subscription that has not begun was agreed as it is.
  if (row.status === 'Scheduled' || isSameTerms(termsOf(row), to)) return;
  await queueNotice(context, changeNotice(row, to, day));
}

/** The notice of a change: of a price, where the plan and its cycle stay; else of a plan. */
export function changeNotice(
  row: SubscriptionRow,
  to: NoticedTerms,
  day = dayAfter(row),
): NewNotice {
  const from = termsOf(row);
  const isPlan = from.planName !== to.planName || from.billingCycle !== to.billingCycle;
  return {
    institutionId: row.institutionId,
    subscriptionId: row.id,
    kind: isPlan || from.priceMinor === to.priceMinor ? 'planMoved' : 'priceChange',
    day,
    change: { from, to },
  };
}

/** The first day of the next period. */
function dayAfter({ currentPeriodEnd }: SubscriptionRow): string {
  return addDays(currentPeriodEnd, 1);
}
