import { type StatementQuery, todayOf } from '@booking/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Call, Handlers } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { notices } from '../notice/notice.ts';
import { queueNotice } from '../notice/queue-notice.ts';
import type { ReadContext } from '../resource/context.ts';
import { subscription } from '../schema/subscription.ts';
import { showsAccount } from '../subscription/shows-account.ts';
import { statementFile } from './file.ts';
import { readStatement } from './statement.ts';

/** The calls about statements of accounts. */
export const statementHandlers = {
  async get(call) {
    return { json: JSON.stringify(await read(call, call.query)) };
  },

  async pdf(call) {
    const { name, type, content } = await statementFile(await read(call, call.query));
    return { json: JSON.stringify({ name, type, content: content.toString('base64') }) };
  },

  async email(call) {
    const { email, ...period } = call.body;
    await read(call, period);
    const about = {
      institutionId: call.id,
      subscriptionId: await subscriptionOf(call),
      kind: 'statement',
      period,
      email,
    } as const;
    return notices.read(call, await queueNotice(call, about));
  },
} satisfies Handlers['statement'];

/** A balance of a later day isn’t known yet. */
async function read(
  call: ReadContext & { readonly id: string; readonly now: Date },
  period: StatementQuery,
) {
  const statement = await readStatement(call, call.id, period);
  if (period.endDate > todayOf('billing', call.now)) {
    throw fieldError('VALIDATION', 'endDate', 'Choose an end date up to today.');
  }
  return statement;
}

/** The subscription that shows the account, in whose name the email goes out. */
async function subscriptionOf({ db, id }: Call<'statement', 'email'>): Promise<string> {
  const [shown] = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.institutionId, id), showsAccount));
  if (!shown) throw new Error(`Institution ${id} has no account.`);
  return shown.id;
}
