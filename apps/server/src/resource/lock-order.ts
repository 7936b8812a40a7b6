import type { PgTable } from 'drizzle-orm/pg-core';
import { asset } from '../schema/asset.ts';
import { bkbtrSetting, platformSecret } from '../schema/bkbtr-setting.ts';
import { bulkItem, bulkJob } from '../schema/bulk.ts';
import { category } from '../schema/category.ts';
import { channel, channelMapping } from '../schema/channel.ts';
import { color, statusColor } from '../schema/color.ts';
import { generic } from '../schema/generic.ts';
import { housekeepingHold } from '../schema/housekeeping.ts';
import { messageTemplate, messageTemplateSync } from '../schema/message-template.ts';
import { ota } from '../schema/ota.ts';
import { passwordLink } from '../schema/password-link.ts';
import { policy } from '../schema/policy.ts';
import { pricing } from '../schema/pricing.ts';
import { rate, rateBatch, rateChange } from '../schema/rate.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { sessionFamily } from '../schema/session.ts';
import { setting } from '../schema/setting.ts';
import { storedFile } from '../schema/stored-file.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { template } from '../schema/template.ts';
import { appUser, institution, lastLogin } from '../schema/tenant.ts';
import { whatsapp } from '../schema/whatsapp.ts';

/**
 * The order in which a transaction locks rows for the first time, so that no two wait for one another:
 * users, then their institution, then what belongs to it, then links, then what the platform keeps for all, then sessions.
 * Of two tables, the one that refers to the other comes first. A transaction that changes something that belongs to an
 * institution locks the institution's row first. A row that the transaction has just inserted needs no place: no one else
 * sees it. Every write ends with a lock on the session that it is made in (`http/caller.ts`), so sessions are last; two
 * people who end one another's sessions at the same moment wait for one another, and the second one is refused.
 * `lock-order.test.ts` watches the statements of every write. Deadlocks are retried all the same.
 */
export const LOCK_ORDER: readonly PgTable[] = [
  bulkJob,
  bulkItem,
  appUser,
  lastLogin,
  institution,
  setting,
  rateBatch,
  rate,
  rateChange,
  policy,
  subscription,
  subscriptionEntry,
  passwordLink,
  channel,
  channelMapping,
  whatsapp,
  asset,
  category,
  storedFile,
  ota,
  statusColor,
  color,
  generic,
  template,
  pricing,
  messageTemplateSync,
  messageTemplate,
  rolePermission,
  bkbtrSetting,
  platformSecret,
  housekeepingHold,
  sessionFamily,
];
