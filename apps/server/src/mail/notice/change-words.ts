import { CURRENT_STATUSES } from '@booking/api-client/contract';
import { type MailWords, planMovedMail, priceChangeMail } from '@booking/content';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { NoticedTerms } from '../../schema/notice.ts';
import { subscription } from '../../schema/subscription.ts';
import { dayText, isSameTerms, nextTermsOf } from '../../subscription/index.ts';
import type { NoticeContext } from './notice-context.ts';
import { priceText } from './texts.ts';

/** The words about another plan or price; undefined where a later one was withdrawn since. */
export async function changeWords(context: NoticeContext): Promise<MailWords | undefined> {
  const { db, row, facts, today } = context;
  if (!row.change) return undefined;
  const { from, to } = row.change;
  const isLater = row.day > today;
  if (isLater && !(await isPlanned(db, row.institutionId, to))) return undefined;
  const day = dayText(row.day);
  const price = textOf(to);
  if (row.kind === 'priceChange') {
    const before = textOf(from);
    return before && price
      ? priceChangeMail({ ...facts, planName: to.planName, day, before, price })
      : undefined;
  }
  return planMovedMail({
    ...facts,
    before: from.planName,
    planName: to.planName,
    price,
    day,
    isLater,
  });
}

/** Whether the next period still has these terms. */
async function isPlanned(db: Database, institutionId: string, to: NoticedTerms): Promise<boolean> {
  const rows = await db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        inArray(subscription.status, ['Scheduled', ...CURRENT_STATUSES]),
      ),
    );
  return rows.some((row) => isSameTerms(nextTermsOf(row), to));
}

function textOf({ priceMinor, currency, billingCycle }: NoticedTerms): string | null {
  return priceMinor === null ? null : priceText(priceMinor, currency, billingCycle);
}
