import {
  INSTITUTION_STATUSES,
  type ReportSection,
  type SuperAdminReport,
} from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jsonObject } from '../database/document.ts';
import { readSnapshot } from '../database/read-snapshot.ts';
import type { TenantScope } from '../database/scope.ts';
import { subscription } from '../schema/subscription.ts';
import { selectCalendar } from './calendar.ts';
import { type KpiFigures, selectKpis, withComparison } from './kpis.ts';
import { selectLists } from './lists.ts';
import { type Period, periodOf, type ReportQuery } from './period.ts';
import type { MadeReport } from './report-cache.ts';
import { selectSeries } from './series.ts';
import { beginOf, endOf, hadBefore, ofReport, type ReportScope, sources } from './sources.ts';
import { withKnownZone } from './zone.ts';

const CURRENCY = 'INR';

/** The longest that a report may keep a connection from everyone else. */
const LIMIT_MS = 4_000;

/** The parts of a report as the database makes them: a section that was not asked for is no column. */
interface Parts extends Pick<SuperAdminReport, 'byStatus' | 'series' | 'calendar' | 'lists'> {
  readonly otherCurrencies: number;
  readonly kpis?: KpiFigures;
}

type Columns = Partial<Record<keyof (Parts & Reading), SQL>>;

/** Number of institutes that were read, and the time of the reading. */
interface Reading {
  readonly institutes: number;
  readonly readAt: number;
}

/**
 * The report that the home page shows: of the platform, or of the caller's own institution alone.
 *
 * @param seesMoney Whether its amounts are read: what an institution pays is for those who may view its subscription.
 */
export async function superAdminReport(
  scope: TenantScope,
  db: Database,
  query: ReportQuery,
  now: Date,
  seesMoney = true,
): Promise<MadeReport> {
  const period = periodOf(query, now);
  const of: ReportScope = {
    scope,
    templates: query.template,
    currency: seesMoney ? CURRENCY : null,
  };
  const { startDate, endDate, timezone, groupBy, comparedWith } = period;
  const { kpis, institutes, readAt, ...parts } = await readParts(
    db,
    sources(of, firstInstantOf(period, wants(query, 'kpis'))),
    columnsOf(of, period, query),
  );
  const report: SuperAdminReport = {
    asOf: now.toISOString(),
    period: { startDate, endDate, timezone, groupBy },
    comparedWith,
    currency: CURRENCY,
    ...parts,
    ...(kpis && { kpis: withComparison(kpis) }),
  };
  return { json: JSON.stringify(report), asOf: now, institutes, readAt };
}

const wants = ({ sections }: ReportQuery, section: ReportSection) =>
  sections?.includes(section) ?? true;

function columnsOf(of: ReportScope, period: Period, query: ReportQuery): Columns {
  return {
    institutes: sql`(select count(*)::int from institute)`,
    readAt: sql`floor(extract(epoch from now()) * 1000)::float8`,
    otherCurrencies: sql`(select count(*)::int from ${subscription}
      where ${subscription.currency} <> ${of.currency}
        and ${subscription.status} in ('Active', 'PastDue')
        and ${ofReport(of, subscription.institutionId)})`,
    ...(wants(query, 'kpis') && { kpis: selectKpis(of, period), byStatus: selectByStatus(period) }),
    ...(wants(query, 'series') && { series: selectSeries(period) }),
    ...(wants(query, 'calendar') && { calendar: selectCalendar(period, query) }),
    ...(wants(query, 'lists') && { lists: selectLists(period) }),
  };
}

/** The first instant that a report asks about: its figures look at the period beside it too. */
function firstInstantOf({ startDate, comparedWith, timezone }: Period, hasKpis: boolean): SQL {
  const before = (hasKpis && comparedWith?.startDate) || startDate;
  return beginOf(before < startDate ? before : startDate, timezone);
}

/** How many institutes have which status at the end of the period, in the order of the statuses, none left out. */
function selectByStatus({ endDate, timezone }: Period): SQL {
  const counts = INSTITUTION_STATUSES.map(
    (name) => [name, sql`coalesce(sum(institutes) filter (where status = ${name}), 0)`] as const,
  );
  return sql`(select ${jsonObject(counts)} from status_span
    where ${hadBefore(endOf(endDate, timezone))})`;
}

/** One statement: whatever is asked for is made of the same rows, and those are read once. */
async function readParts(db: Database, counts: SQL, columns: Columns): Promise<Parts & Reading> {
  const named = Object.entries(columns).map(
    ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
  );
  const { rows } = await withKnownZone(() =>
    readSnapshot(db, LIMIT_MS, (tx) =>
      tx.execute<Parts & Reading & Record<string, unknown>>(
        sql`with ${counts} select ${sql.join(named, sql`, `)}`,
      ),
    ),
  );
  const [row] = rows;
  if (!row) throw new Error('The report returned no row.');
  return row;
}
