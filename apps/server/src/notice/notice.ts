import { isSentByHand } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { entityFields, isoInstant } from '../database/document.ts';
import { anyOfValues, inRange } from '../database/list.ts';
import type { Call, Handlers } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { resource } from '../resource/resource.ts';
import { notice } from '../schema/notice.ts';
import { paper } from '../schema/paper.ts';
import { institution } from '../schema/tenant.ts';
import { queueNotice } from './queue-notice.ts';
import { noticeRows } from './rows.ts';

type ListQuery = Call<'notice', 'list'>['query'];

const withInstitution = sql`${notice}
  join ${institution} on ${institution.id} = ${notice.institutionId}`;

/** The log of the emails about subscriptions. */
export const notices = resource(noticeRows, {
  document: {
    ...entityFields(notice, ['kind', 'day', 'status', 'reason', 'email', 'subject', 'text']),
    institution: sql`json_build_object('_id', ${institution.id}, 'name', ${institution.name})`,
    subscription: sql`${notice.subscriptionId}`,
    paper: sql`(select json_build_object('_id', ${paper.id}, 'number', ${paper.number})
      from ${paper} where ${paper.id} = ${notice.paperId})`,
    statement: sql`${notice.period}`,
    sentAt: isoInstant(notice.sentAt),
    repeats: sql`${notice.repeatsId}`,
  },
  from: withInstitution,
  rows: ({ search }: ListQuery) => (search ? withInstitution : sql`${notice}`),
  search: institution.searchText,
  filters: (query: ListQuery) => [
    anyOfValues(notice.institutionId, query.institution),
    anyOfValues(notice.subscriptionId, query.subscription),
    anyOfValues(notice.paperId, query.paper),
    anyOfValues(notice.kind, query.kind),
    anyOfValues(notice.status, query.status),
    inRange(notice.day, 'day', query, 'date'),
  ],
  sort: { createdAt: notice.createdAt },
  defaultSort: '-createdAt',
});

/** The calls about notices. */
export const noticeHandlers = {
  list: notices.list,

  async resend(call) {
    const row = await notices.lock(call, call.id, undefined);
    if (row.status === 'Queued') {
      const message = 'This email hasn’t been sent yet. It’s tried again by itself.';
      throw fieldError('BUSINESS_RULE', 'status', message, 'queued');
    }
    const { institutionId, subscriptionId, kind, day, paperId, period, change, id } = row;
    const about = { institutionId, subscriptionId, kind, day, paperId, period, change };
    // Someone has chosen its address.
    const email = isSentByHand(kind) && row.email ? row.email : undefined;
    return notices.read(call, await queueNotice(call, { ...about, email, repeatsId: id }));
  },
} satisfies Handlers['notice'];
