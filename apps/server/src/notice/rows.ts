import { rowsOf } from '../resource/rows.ts';
import { notice } from '../schema/notice.ts';

/** The emails about the subscriptions of an institution. */
export const noticeRows = rowsOf({
  table: notice,
  noun: 'Notice',
  tenant: notice.institutionId,
});

export type NoticeRow = typeof notice.$inferSelect;
