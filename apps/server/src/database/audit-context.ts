import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { AuditContext } from '../schema/audit-entry.ts';

/** For rows that are no one's change, such as those of a new installation. */
const OFF = 'off';

const contexts = new AsyncLocalStorage<AuditContext | typeof OFF>();

const USER_AGENT_MAX = 300;

/** Runs the work of one request. Without it, and with null, changes are those of the product itself. */
export function audited<T>(audit: AuditContext | null, work: () => T): T {
  if (audit === null) return work();
  const { userAgent, ...context } = audit;
  return contexts.run({ ...context, userAgent: userAgent?.slice(0, USER_AGENT_MAX) }, work);
}

/** Runs work whose transactions leave nothing in the audit log. */
export function unaudited<T>(work: () => T): T {
  return contexts.run(OFF, work);
}

/** Returns the author of the current work, for work that goes on after it; null for the product's own. */
export function auditContext(): AuditContext | null {
  const context = contexts.getStore();
  return context === undefined || context === OFF ? null : context;
}

/** From here on, changes are those of a call, and of its user. */
export function auditAs(
  call: string,
  user?: { readonly userId: string; readonly name: string; readonly role: string },
): void {
  const context = contexts.getStore();
  if (context === undefined || context === OFF) return;
  context.call = call;
  if (!user) return;
  context.userId = user.userId;
  context.userName = user.name;
  context.userRole = user.role;
}

/**
 * Returns the statement that begins a transaction. The triggers of the audit log read the setting, which ends with it.
 */
export function beginAudited(): string {
  const context = contexts.getStore();
  if (context === undefined) return 'begin';
  const text = context === OFF ? OFF : JSON.stringify(context);
  return `begin; set local booking.audit = ${pg.escapeLiteral(text)}`;
}
