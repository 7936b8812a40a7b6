import { Skeleton } from '@booking/ui';
import { lazy, Suspense, useId } from 'react';
import { useIsDrawn } from '../../idle/use-is-drawn.ts';
import { reloading } from '../../loading/reload-once.ts';
import { FigureRow } from './figure-row.tsx';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { PlatformCalendar } from './platform-calendar.tsx';
import { useReport } from './use-report.ts';
import { WorkQueues } from './work-queues.tsx';

/** Drawn after everything else: what is read first waits for no drawing. */
const Charts = lazy(
  reloading(() => import('./charts/charts.tsx').then(({ Charts }) => ({ default: Charts }))),
);

/** The report of the period: its figures, its events, what moved them, and the work of today. Before the first institute, the way there. */
export function Platform() {
  const isEmpty = useReport('lists').data?.lists?.newest.total === 0;
  const isDrawn = useIsDrawn();
  if (isEmpty) return <FirstSteps />;
  return (
    <>
      <FigureRow />
      {isDrawn && <BelowTheFigures />}
    </>
  );
}

function BelowTheFigures() {
  const chartsId = useId();
  return (
    <>
      <PlatformCalendar />
      <section className="ck-home-section" aria-labelledby={chartsId}>
        <h2 className="ck-home-heading" id={chartsId}>
          Trends and breakdowns
        </h2>
        <Suspense fallback={<Skeleton shape="block" className="ck-home-skeleton" />}>
          <Charts />
        </Suspense>
      </section>
      <WorkQueues />
    </>
  );
}
