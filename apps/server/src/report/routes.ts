import type { Handlers } from '../http/call.ts';
import { observeQueue } from '../metrics/queues.ts';
import { createFairQueue } from '../queue/fair-queue.ts';
import { partyOf } from '../session/guard.ts';
import { superAdminReport } from './super-admin.ts';

/** A page asks for four sections at once, and someone has three of them open: together they leave connections for others. */
const turns = observeQueue(
  'reports',
  createFairQueue({ places: 2, waiting: 40, ofUser: 12, ofInstitution: 16 }),
);

/** The calls about reports. */
export const reportHandlers: Handlers['report'] = {
  superAdmin: ({ actor, db, query, now }) => {
    const seesMoney = actor.scope.kind === 'platform' || actor.permissions.has('subscription.read');
    return turns.run(partyOf(actor), () =>
      superAdminReport(actor.scope, db, query, now, seesMoney),
    );
  },
};
