import { addDays, daysBetween } from '@booking/api-client/contract';
import {
  dueMail,
  type MailWords,
  overdueMail,
  suspendedMail,
  suspendingMail,
} from '@booking/content';
import { eq } from 'drizzle-orm';
import { readSettings } from '../../bkbtr-setting/index.ts';
import type { Database } from '../../database/database.ts';
import { institution } from '../../schema/tenant.ts';
import { dayText } from '../../subscription/index.ts';
import { type Debt, debtOf } from './debt.ts';
import type { NoticeContext } from './notice-context.ts';
import { daysText } from './texts.ts';

/** The words about what is owed; undefined once it is paid, or is to be paid on another day. */
export async function debtWords(context: NoticeContext): Promise<MailWords | undefined> {
  const { db, row, facts, today } = context;
  const debt = await debtOf(db, row.institutionId);
  if (!debt) return undefined;
  if (row.kind === 'suspended') {
    const isSo = await isSuspended(db, row.institutionId);
    return isSo ? suspendedMail({ ...facts, debt: debt.words }) : undefined;
  }
  const next = await consequenceOf(db, debt);
  if (row.kind === 'suspending') {
    return next?.day === row.day
      ? suspendingMail({ ...facts, debt: debt.words, next: next.words })
      : undefined;
  }
  if (debt.dueOn !== row.day) return undefined;
  const when = daysText(daysBetween(today, debt.dueOn));
  // A reminder that was kept waiting until the day was over says that it is.
  return today > debt.dueOn
    ? overdueMail({ ...facts, ago: when, debt: debt.words, next: next?.words ?? null })
    : dueMail({ ...facts, when, debt: debt.words });
}

/** Returns the consequence of not paying, and its day; undefined where nothing happens by itself. */
async function consequenceOf(db: Database, { shownBy, dueOn }: Debt) {
  if (shownBy.status !== 'PastDue') return undefined;
  const day = addDays(dueOn, shownBy.graceDays + 1);
  const { billing } = await readSettings(db);
  return { day, words: { on: dayText(day), suspends: billing.autoSuspend } };
}

async function isSuspended(db: Database, id: string): Promise<boolean> {
  const [row] = await db
    .select({ status: institution.status })
    .from(institution)
    .where(eq(institution.id, id));
  return row?.status === 'Suspended';
}
