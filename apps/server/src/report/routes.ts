import type { TenantScope } from '../database/scope.ts';
import type { Handlers } from '../http/call.ts';
import { observeQueue } from '../metrics/queues.ts';
import { createFairQueue } from '../queue/fair-queue.ts';
import { partyOf } from '../session/guard.ts';
import { hasWrittenSince } from './own-writes.ts';
import { periodOf, type ReportQuery } from './period.ts';
import { createReportCache, type MadeReport } from './report-cache.ts';
import { superAdminReport } from './super-admin.ts';

/** A page asks for four sections at once, and someone has three of them open: together they leave connections for others. */
const turns = observeQueue(
  'reports',
  createFairQueue({ places: 2, waiting: 40, ofUser: 12, ofInstitution: 16 }),
);

/** The calls about reports. @param cachedFrom how many institutes a report is about, at least, to be cached */
export function reportHandlers(cachedFrom?: number): Handlers['report'] {
  const reports = createReportCache(cachedFrom);
  return {
    async superAdmin({ actor, db, query, now }) {
      const { scope } = actor;
      const seesMoney = scope.kind === 'platform' || actor.permissions.has('subscription.read');
      const report = await reports.read({
        key: keyOf(scope, seesMoney, query, now),
        now,
        make: () =>
          turns.run(partyOf(actor), () => superAdminReport(scope, db, query, now, seesMoney)),
        lacksWrites: ({ readAt }) => hasWrittenSince(db, actor.userId, readAt),
      });
      return { json: withAge(report, now) };
    },
  };
}

/** A report is another one for another scope, without amounts, and on the next day, of the viewer or of the platform. */
function keyOf(scope: TenantScope, seesMoney: boolean, query: ReportQuery, now: Date): string {
  const { viewerDay, today } = periodOf(query, now);
  return JSON.stringify([scope, seesMoney, viewerDay, today, query]);
}

/** The report with how old it is, unless it was made for this request. */
function withAge({ json, asOf }: MadeReport, now: Date): string {
  const seconds = Math.floor((now.getTime() - asOf.getTime()) / 1000);
  return seconds > 0 ? `{"ageSeconds":${seconds},${json.slice(1)}` : json;
}
