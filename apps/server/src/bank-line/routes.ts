import { BANK_CURRENCY, majorOf } from '@booking/api-client/contract';
import { and, desc, eq } from 'drizzle-orm';
import { subscriptionHandlers } from '../customer/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import type { bankLine } from '../schema/bank-line.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { lockInstitution, showsAccount } from '../subscription/index.ts';
import { addLines } from './add-lines.ts';
import { bankLineRows, bankLines } from './bank-line.ts';

type Update = Call<'bankLine', 'update'>;
type Row = typeof bankLine.$inferSelect;

/** The calls about what came in on the platform's bank account. */
export const bankLineHandlers = {
  list: bankLines.list,
  create: addLines,

  async update(call) {
    const row = await bankLines.lock(call, call.id, call.body.__v);
    const { body } = call;
    const from = body.action === 'reopen' ? 'Dismissed' : 'Open';
    if (row.status !== from) {
      throw fieldError('BUSINESS_RULE', 'action', `This line is ${row.status}.`, 'status');
    }
    if (body.action === 'record') await bankLineRows.update(call, row, await recorded(call, row));
    else if (body.action === 'dismiss') {
      await bankLineRows.update(call, row, { status: 'Dismissed', note: body.note });
    } else await bankLineRows.update(call, row, { status: 'Open', note: null });
    return bankLines.read(call, row.id);
  },
} satisfies Handlers['bankLine'];

/** Records a line as a payment, as a person would with the subscription that shows the account. */
async function recorded(call: Update, row: Row): Promise<Partial<Row>> {
  const { db, body } = call;
  if (body.action !== 'record') return {};
  const { institution: institutionId, confirmed = [] } = body;
  await lockInstitution(call, institutionId);
  const [shown] = await db
    .select({ id: subscription.id, currency: subscription.currency })
    .from(subscription)
    .where(and(eq(subscription.institutionId, institutionId), showsAccount));
  if (!shown) throw fieldError('VALIDATION', 'institution', 'Institute not found.');
  if (shown.currency !== BANK_CURRENCY) {
    throw fieldError('BUSINESS_RULE', 'institution', `It pays in ${shown.currency}.`, 'currency');
  }
  await subscriptionHandlers.update({
    ...call,
    id: shown.id,
    body: {
      action: 'recordPayment',
      amount: majorOf(row.amountMinor, BANK_CURRENCY),
      paidOn: row.day,
      method: 'BankTransfer',
      reference: row.reference,
      confirmed,
    },
  });
  const [payment] = await db
    .select({ id: subscriptionEntry.id })
    .from(subscriptionEntry)
    .where(
      and(
        eq(subscriptionEntry.institutionId, institutionId),
        eq(subscriptionEntry.kind, 'payment'),
      ),
    )
    .orderBy(desc(subscriptionEntry.id))
    .limit(1);
  return { status: 'Recorded', institutionId, entryId: payment?.id ?? null };
}
