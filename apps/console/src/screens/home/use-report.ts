import type { ReportSection } from '@booking/api-client';
import type { Queries } from '@booking/api-client/query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DateRange } from '../../calendar/date-range.ts';
import { usePeriod } from '../../period/use-period.ts';
import { viewerZone } from '../../region/region.ts';
import { useReads } from '../../session/session-context.ts';

/** What a section can be asked for besides its period. */
type Asked = Omit<
  Parameters<Queries['report']['superAdmin']>[0],
  'startDate' | 'endDate' | 'timezone' | 'sections'
>;

/**
 * One section of the report on the period that is shown. Each is asked for by itself, so it fails and is asked again
 * alone; while the next period loads, the last one stays.
 */
export function useReport(section: ReportSection, asked?: Asked) {
  const query = reportQuery(useReads(), usePeriod().range, section, asked);
  return useQuery({ ...query, placeholderData: keepPreviousData });
}

/** The call that answers a section. */
export function reportQuery(
  reads: Queries,
  { startDate, endDate }: DateRange,
  section: ReportSection,
  asked: Asked = {},
) {
  return reads.report.superAdmin({
    startDate,
    endDate,
    timezone: viewerZone(),
    sections: [section],
    ...asked,
  });
}
