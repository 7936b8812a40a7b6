import { useId } from 'react';
import { Charts } from './charts/charts.tsx';
import { PlatformCalendar } from './platform-calendar.tsx';

/** What moved the figures, and what is due. */
export function BelowTheFigures() {
  const chartsId = useId();
  return (
    <>
      <section className="ck-home-section" aria-labelledby={chartsId}>
        <h2 className="ck-home-heading" id={chartsId}>
          Trends and breakdowns
        </h2>
        <Charts />
      </section>
      <PlatformCalendar />
    </>
  );
}
