import { addDays } from '@booking/api-client/contract';
import { type Told, tell } from '../notice/tell.ts';
import type { WriteContext } from '../resource/context.ts';
import type { NoticedTerms } from '../schema/notice.ts';
import { isSameTerms, termsOf } from './noticed-terms.ts';
import type { SubscriptionRow } from './rows.ts';

/** Tells an institution another plan or price, from a day on; nothing where neither changes. */
export async function tellChange(
  context: WriteContext,
  row: SubscriptionRow,
  to: NoticedTerms,
  day = dayAfter(row),
): Promise<void> {
  // What has not begun was agreed as it is.
  if (row.status === 'Scheduled' || isSameTerms(termsOf(row), to)) return;
  await tell(context, changeOf(row, to, day));
}

/** What is told of a change: a price, where the plan and its cycle stay; else a plan. */
export function changeOf(row: SubscriptionRow, to: NoticedTerms, day = dayAfter(row)): Told {
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
