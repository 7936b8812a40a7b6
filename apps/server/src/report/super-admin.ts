import type { SuperAdminReport } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Built } from '../database/document.ts';
import type { TenantScope } from '../database/scope.ts';
import { readCalendar } from './calendar.ts';
import { readKpis } from './kpis.ts';
import { readLists } from './lists.ts';
import { type Period, periodOf, type ReportQuery } from './period.ts';
import { countByStatus, readSeries } from './series.ts';
import { endOf, hadBefore, type ReportScope, sources } from './sources.ts';

const CURRENCY = 'INR';

/** The report that the home page shows: of the platform, or of the caller's own institution alone. */
export async function superAdminReport(
  scope: TenantScope,
  db: Database,
  query: ReportQuery,
  now: Date,
): Promise<Built> {
  const period = periodOf(query, now);
  const of: ReportScope = { scope, templates: query.template, currency: CURRENCY };
  const wants = (section: 'kpis' | 'series' | 'calendar' | 'lists') =>
    query.sections?.includes(section) ?? true;
  const { startDate, endDate, timezone, groupBy, comparedWith } = period;
  const report: SuperAdminReport = {
    asOf: now.toISOString(),
    period: { startDate, endDate, timezone, groupBy },
    comparedWith,
    currency: CURRENCY,
    otherCurrencies: await countOtherCurrencies(db, of),
    ...(wants('kpis') && {
      kpis: await readKpis(db, of, period),
      byStatus: await readByStatus(db, of, period),
    }),
    ...(wants('series') && { series: await readSeries(db, of, period) }),
    ...(wants('calendar') && { calendar: await readCalendar(db, of, period, query) }),
    ...(wants('lists') && { lists: await readLists(db, of, period) }),
  };
  return { json: JSON.stringify(report) };
}

async function countOtherCurrencies(db: Database, of: ReportScope): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with ${sources(of)}
    select count(*)::int as count from sold
    where currency <> ${of.currency} and status in ('Active', 'PastDue')`);
  return rows[0]?.count ?? 0;
}

async function readByStatus(db: Database, of: ReportScope, { endDate, timezone }: Period) {
  const { rows } = await db.execute<{ counts: NonNullable<SuperAdminReport['byStatus']> }>(sql`
    with ${sources(of)}
    select ${countByStatus(sql`status`)} as counts from status_span
    where ${hadBefore(endOf(endDate, timezone))}`);
  return rows[0]?.counts;
}
