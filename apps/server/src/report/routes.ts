import type { Handlers } from '../http/call.ts';
import { createQueue } from '../session/queue.ts';
import { superAdminReport } from './super-admin.ts';

/** A page asks for four sections at once: together they must leave connections for everyone else. */
const inTurn = createQueue(2, 40);

/** The calls about reports. */
export const reportHandlers: Handlers['report'] = {
  superAdmin: ({ actor, db, query, now }) =>
    inTurn(() => superAdminReport(actor.scope, db, query, now)),
};
