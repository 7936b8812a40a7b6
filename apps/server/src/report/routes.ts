import type { Handlers } from '../http/call.ts';
import { createDoor, fewAtOnce } from '../session/queue.ts';
import { superAdminReport } from './super-admin.ts';

/** A page asks for four sections at once: together they must leave connections to everybody else. */
const inTurn = fewAtOnce(2);
/** More than these would wait longer than their callers do. */
const door = createDoor(40);

/** The calls about reports. */
export const reportHandlers: Handlers['report'] = {
  superAdmin: ({ actor, db, query }) =>
    door('known', () => inTurn(() => superAdminReport(actor.scope, db, query, new Date()))),
};
