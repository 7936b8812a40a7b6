/** All tables, for drizzle-kit and for the type of the database. */
export { bkbtrSetting } from '../bkbtr-setting/table.ts';
export { storedFile } from '../files/table.ts';
export { idempotencyKey } from '../http/table.ts';
export { institution } from '../institution/table.ts';
export { mailOrder } from '../mail/table.ts';
export { pricing } from '../pricing/table.ts';
export {
  refreshToken,
  securityEvent,
  sessionBranch,
  sessionFamily,
  throttle,
} from '../session/table.ts';
export { subscription } from '../subscription/table.ts';
export { template } from '../template/table.ts';
export { appUser, passwordLink } from '../user/table.ts';
export { meta } from './table.ts';
