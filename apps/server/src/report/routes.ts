import type { Handlers } from '../http/call.ts';
import { createAdmission, semaphore } from '../session/queue.ts';
import { superAdminReport } from './super-admin.ts';

/** A page asks for four sections at once: together they must leave connections for everyone else. */
const limit = semaphore(2);
/** Requests beyond these would wait longer than their callers do. */
const admit = createAdmission(40);

/** The calls about reports. */
export const reportHandlers: Handlers['report'] = {
  superAdmin: ({ actor, db, query, now }) =>
    admit('known', () => limit(() => superAdminReport(actor.scope, db, query, now))),
};
