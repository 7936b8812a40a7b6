import { useId } from 'react';
import { Charts } from './charts/charts.tsx';
import { useIsSaidForAll } from './failures/use-failed-sections.ts';
import { PlatformCalendar } from './platform-calendar.tsx';
import { SectionHeading } from './section-heading.tsx';
import { useReport } from './use-report.ts';

/** Trends and breakdowns of the figures, and the calendar. */
export function BelowTheFigures() {
  const chartsId = useId();
  return (
    <>
      <section
        className="mt-8"
        aria-labelledby={chartsId}
        hidden={useIsSaidForAll(useReport('series'))}
      >
        <SectionHeading id={chartsId}>Trends and breakdowns</SectionHeading>
        <Charts />
      </section>
      <PlatformCalendar />
    </>
  );
}
