export { noteFailed, noteSent, noteSkipped, readQueued } from './delivery.ts';
export { notices } from './notice.ts';
export { type NewNotice, queueNotice, queueNotices } from './queue-notice.ts';
export type { NoticeRow } from './rows.ts';
