export {
  claimMail,
  enqueueMail,
  enqueueNotices,
  type OutboxMail,
  postponeMail,
  RENEWAL_MS,
  removeMail,
  renewClaim,
} from './outbox.ts';
