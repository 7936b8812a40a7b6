import type { Handlers } from '../http/call.ts';
import { superAdminReport } from './super-admin.ts';

/** The calls about reports. */
export const reportHandlers: Handlers['report'] = {
  superAdmin: ({ actor, db, query }) => superAdminReport(actor.scope, db, query, new Date()),
};
