import { addDays } from '@booking/api-client/contract';
import { type MailWords, trialEndingMail } from '@booking/content';
import { and, eq } from 'drizzle-orm';
import { subscription } from '../../schema/subscription.ts';
import { cyclePriceOf, dayText, hasPrice, type SubscriptionRow } from '../../subscription/index.ts';
import type { NoticeContext } from './notice-context.ts';
import { priceText } from './texts.ts';

/** The words about a trial that ends; undefined once it ends on another day, or is over. */
export async function trialWords({
  db,
  row,
  facts,
}: NoticeContext): Promise<MailWords | undefined> {
  const [trial] = await db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.institutionId, row.institutionId),
        eq(subscription.id, row.subscriptionId),
      ),
    );
  if (trial?.status !== 'Trialing' || trial.trialEndsAt !== row.day) return undefined;
  return trialEndingMail({
    ...facts,
    planName: trial.pendingChange?.planName ?? trial.planName,
    lastDay: dayText(row.day),
    firstDay: dayText(addDays(row.day, 1)),
    price: firstPriceOf(trial),
    continues: trial.autoRenew && !trial.cancelAtPeriodEnd,
  });
}

/** Returns the charge for its first period, as text; null where no price is agreed. */
function firstPriceOf(trial: SubscriptionRow): string | null {
  const { pendingChange: next, currency } = trial;
  const agreed = hasPrice(trial) ? cyclePriceOf(trial) : null;
  const minor = next?.priceMinor ?? agreed;
  return minor === null ? null : priceText(minor, currency, (next ?? trial).billingCycle);
}
