import type { NoticeFacts } from '@booking/content';
import type { Database } from '../../database/database.ts';
import type { NoticeRow } from '../../notice/index.ts';

/** Context of the words of a notice. */
export interface NoticeContext {
  readonly db: Database;
  readonly row: NoticeRow;
  readonly facts: NoticeFacts;
  /** The platform’s day on which it is sent. */
  readonly today: string;
}
