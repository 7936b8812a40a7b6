import type { ReportSection, SuperAdminReport } from '@booking/api-client';
import { PLATFORM_TIME_ZONE, REPORT_FRESH_SECONDS } from '@booking/api-client/facts';
import type { Queries } from '@booking/api-client/query';
import { keepPreviousData, type Query, useQuery } from '@tanstack/react-query';
import type { DateRange } from '../../calendar/date-range.ts';
import { today } from '../../dates/shown-date.ts';
import { usePeriod } from '../../period/use-period.ts';
import { viewerZone } from '../../region/region.ts';
import { useReads } from '../../session/session-context.ts';

/** Options of a section besides its period. */
type Options = Omit<
  Parameters<Queries['report']['superAdmin']>[0],
  'startDate' | 'endDate' | 'timezone' | 'sections'
>;

/**
 * One section of the report on the period that is shown. Each is a request of its own, so it fails and is retried
 * alone; while the next period loads, the last one stays.
 */
export function useReport(section: ReportSection, options?: Options) {
  return useReportOn(usePeriod().range, section, options);
}

/** Returns one section of the report on other days. */
export function useReportOn(range: DateRange, section: ReportSection, options?: Options) {
  const query = reportQuery(useReads(), range, section, options);
  return useQuery({ ...query, placeholderData: keepPreviousData, refetchInterval: whileOld });
}

/** The work of today, or a part of it. */
export function useLists<T = SuperAdminReport>(select?: (report: SuperAdminReport) => T) {
  const query = listsQuery(useReads());
  return useQuery({ ...query, refetchInterval: whileOld, ...(select && { select }) });
}

/** Time until a report is requested again that the server is renewing, in milliseconds. */
const RENEWAL_MS = 5000;

/** On a large platform, the server returns older figures while it makes new ones: those replace them. */
function whileOld({ state }: Pick<Query<SuperAdminReport>, 'state'>): number | false {
  return (state.data?.ageSeconds ?? 0) >= REPORT_FRESH_SECONDS && RENEWAL_MS;
}

/** The request for a section. */
export function reportQuery(
  reads: Queries,
  { startDate, endDate }: DateRange,
  section: ReportSection,
  options: Options = {},
) {
  return reads.report.superAdmin({
    startDate,
    endDate,
    timezone: viewerZone(),
    sections: [section],
    ...options,
  });
}

/** The request for the work of today, which no period changes: it can be sent before anything is known of the user. */
export function listsQuery(reads: Queries) {
  const day = today();
  return reads.report.superAdmin({
    startDate: day,
    endDate: day,
    timezone: PLATFORM_TIME_ZONE,
    compare: 'none',
    sections: ['lists'],
  });
}
