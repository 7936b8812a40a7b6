/** All tables, for drizzle-kit. */
export { bkbtrSetting } from './bkbtr-setting.ts';
export { color, statusColor } from './color.ts';
export { idempotencyKey } from './idempotency-key.ts';
export { meta } from './meta.ts';
export { ota } from './ota.ts';
export { outbox } from './outbox.ts';
export { passwordLink } from './password-link.ts';
export { pricing } from './pricing.ts';
export {
  refreshToken,
  securityEvent,
  sessionBranch,
  sessionFamily,
  throttle,
} from './session.ts';
export { rate, rateBatch, rateChange } from './rate.ts';
export { setting } from './setting.ts';
export { storedFile } from './stored-file.ts';
export { subscription, subscriptionEntry } from './subscription.ts';
export { template } from './template.ts';
export { appUser, institution } from './tenant.ts';
