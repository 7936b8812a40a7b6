import { type StatementQuery, todayOf } from '@booking/api-client/contract';
import type { Handlers } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { notices, queueNotice } from '../notice/index.ts';
import type { ReadContext } from '../resource/context.ts';
import { statementFile } from './file.ts';
import { readAccount, readStatement } from './statement.ts';

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
    const { subscriptionId } = await readAccount(call, call.id);
    refuseLater(period, call.now);
    const about = {
      institutionId: call.id,
      // The email goes out in its name.
      subscriptionId,
      kind: 'statement',
      period,
      email,
    } as const;
    return notices.read(call, await queueNotice(call, about));
  },
} satisfies Handlers['statement'];

async function read(
  call: ReadContext & { readonly id: string; readonly now: Date },
  period: StatementQuery,
) {
  const statement = await readStatement(call, call.id, period);
  refuseLater(period, call.now);
  return statement;
}

/** A balance of a later day isn’t known yet. */
function refuseLater({ endDate }: StatementQuery, now: Date): void {
  if (endDate > todayOf('billing', now)) {
    throw fieldError('VALIDATION', 'endDate', 'Choose an end date up to today.');
  }
}
