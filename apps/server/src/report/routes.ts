import type { Handlers } from '../http/call.ts';
import { fewAtOnce } from '../session/few-at-once.ts';
import { superAdminReport } from './super-admin.ts';

/** A page asks for four sections at once: together they must leave connections to everybody else. */
const inTurn = fewAtOnce(2);

/** The calls about reports. */
export const reportHandlers: Handlers['report'] = {
  superAdmin: ({ actor, db, query }) =>
    inTurn(() => superAdminReport(actor.scope, db, query, new Date())),
};
