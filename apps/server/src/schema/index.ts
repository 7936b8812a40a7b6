/** All tables, for drizzle-kit. */
export { asset } from './asset.ts';
export { auditEntry } from './audit-entry.ts';
export { bankLine } from './bank-line.ts';
export { bkbtrSetting, platformSecret } from './bkbtr-setting.ts';
export { bulkItem, bulkJob } from './bulk.ts';
export { category } from './category.ts';
export { channel, channelMapping } from './channel.ts';
export { color, statusColor } from './color.ts';
export { colorRemoval } from './color-removal.ts';
export { generic } from './generic.ts';
export { housekeepingHold, housekeepingPart, housekeepingRun } from './housekeeping.ts';
export { idempotencyKey } from './idempotency-key.ts';
export { messageTemplate, messageTemplateSync } from './message-template.ts';
export { meta } from './meta.ts';
export { note } from './note.ts';
export { notice } from './notice.ts';
export { ota } from './ota.ts';
export { outbox } from './outbox.ts';
export { paper, paperSeries } from './paper.ts';
export { passwordLink } from './password-link.ts';
export { planMove } from './plan-move.ts';
export { policy, policyVersion } from './policy.ts';
export { pricing } from './pricing.ts';
export { rate, rateBatch, rateChange } from './rate.ts';
export { receivable } from './receivable.ts';
export { rolePermission } from './role-permission.ts';
export { roleRename } from './role-rename.ts';
export { searchWord } from './search-word.ts';
export {
  refreshToken,
  securityEvent,
  sessionBranch,
  sessionFamily,
  throttle,
} from './session.ts';
export { setting } from './setting.ts';
export { storedFile, unusedObject } from './stored-file.ts';
export { subscription, subscriptionEntry } from './subscription.ts';
export { template } from './template.ts';
export { appUser, institution, lastLogin } from './tenant.ts';
export {
  passkey,
  passkeyEnrolment,
  recoveryCode,
  signInChallenge,
  twoFactor,
} from './two-factor.ts';
export { whatsapp } from './whatsapp.ts';
