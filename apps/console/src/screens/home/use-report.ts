import type { ReportSection } from '@booking/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePeriod } from '../../calendar/use-period.ts';
import { viewerZone } from '../../region/region.ts';
import { useReads } from '../../session/session-context.ts';

/**
 * One section of the report on the period that is shown. Each is asked for by itself, so it fails and is asked again
 * alone; while the next period loads, the last one stays.
 */
export function useReport(section: ReportSection) {
  const { startDate, endDate } = usePeriod().range;
  const query = useReads().report.superAdmin({
    startDate,
    endDate,
    timezone: viewerZone(),
    sections: [section],
  });
  return useQuery({ ...query, placeholderData: keepPreviousData });
}
