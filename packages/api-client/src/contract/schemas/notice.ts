import * as z from 'zod/mini';
import { LOGGED_KINDS, NOTICE_STATUSES, SKIPPED_BECAUSE } from '../facts/notice.ts';
import { anyOf, listQuery, range } from '../list.ts';
import { named, taking } from '../named.ts';
import { audit, civilDate, id, idOf } from '../values.ts';

const kind = z.enum(LOGGED_KINDS, 'Choose a kind.');
const status = z.enum(NOTICE_STATUSES, 'Choose a status.');

/** An email about a subscription, or the reason why there was none. */
export const notice = z.object({
  _id: id,
  kind,
  /** The day that it is about: the last day of a trial, the day to pay by, or the day on which something happened. */
  day: civilDate,
  institution: z.object({ _id: id, name: z.string() }),
  subscription: id,
  /** The paper that is attached. */
  paper: z.nullable(z.object({ _id: id, number: z.string() })),
  /** The period of the statement that is attached. */
  statement: z.nullable(z.object({ startDate: civilDate, endDate: civilDate })),
  status,
  /** Why it was skipped. */
  reason: z.nullable(z.enum(SKIPPED_BECAUSE)),
  /** Who gets it; null where there was no address. */
  email: z.nullable(z.string()),
  /** Subject and text of the email; null until it is sent. */
  subject: z.nullable(z.string()),
  text: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** The notice that it is sent again for. */
  repeats: z.nullable(id),
  ...audit,
});
export interface Notice extends z.infer<typeof notice> {}

const noticeQuery = listQuery({
  sort: ['createdAt'],
  filters: {
    institution: anyOf(idOf('an institute')),
    subscription: anyOf(idOf('a subscription')),
    paper: anyOf(idOf('a paper')),
    kind: anyOf(kind),
    status: anyOf(status),
    ...range('day', civilDate),
  },
});
export interface NoticeQuery extends z.input<typeof noticeQuery> {}

export const noticeSchemas = {
  list: {
    query: taking<NoticeQuery>()(noticeQuery),
    response: named<Notice>(notice),
  },
  resend: { response: named<Notice>(notice) },
};

export { noticeRoutes } from '../resources/notice.ts';
