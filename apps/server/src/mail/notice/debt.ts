import type { NoticedDebt } from '@booking/content';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { readSettings } from '../../bkbtr-setting/index.ts';
import type { Database } from '../../database/database.ts';
import { subscription } from '../../schema/subscription.ts';
import { balanceOf, dayText, moneyText, type SubscriptionRow } from '../../subscription/index.ts';

/** Current debt of an institution, as its account says. */
export interface Debt {
  readonly shownBy: SubscriptionRow;
  /** The last day to pay. */
  readonly dueOn: string;
  readonly words: NoticedDebt;
}

/** Returns what an institution owes; undefined where it owes nothing. */
export async function debtOf(db: Database, institutionId: string): Promise<Debt | undefined> {
  const [shownBy] = await db
    .select()
    .from(subscription)
    .where(and(eq(subscription.institutionId, institutionId), isNotNull(subscription.dueSince)))
    .orderBy(desc(subscription.id))
    .limit(1);
  const dueOn = shownBy?.dueOn ?? shownBy?.dueSince;
  const { balanceMinor } = await balanceOf(db, institutionId);
  if (!shownBy || !dueOn || balanceMinor <= 0) return undefined;
  const { currency } = shownBy;
  const words = {
    amount: moneyText(balanceMinor, currency),
    dueOn: dayText(dueOn),
    howToPay: await howToPay(db, currency),
  };
  return { shownBy, dueOn, words };
}

/** Returns the lines of the settings about how to pay; null where they have none. */
async function howToPay(db: Database, currency: string): Promise<string | null> {
  const { billing, papers } = await readSettings(db);
  const { bank, upiId } = papers;
  const lines = [billing.paymentInstructions, bank, currency === 'INR' && upiId && `UPI: ${upiId}`];
  return lines.filter(Boolean).join('\n') || null;
}
