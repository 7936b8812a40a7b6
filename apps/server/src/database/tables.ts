/** All tables, for drizzle-kit and for the type of the database. */
export { idempotencyKey } from '../http/table.ts';
export { institution } from '../institution/table.ts';
export { pricing } from '../pricing/table.ts';
export { loginThrottle, refreshToken, sessionFamily } from '../session/table.ts';
export { subscription } from '../subscription/table.ts';
export { template } from '../template/table.ts';
export { appUser } from '../user/table.ts';
export { meta } from './table.ts';
