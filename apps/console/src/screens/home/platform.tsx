import { Skeleton } from '@booking/ui';
import { lazy, Suspense, useId } from 'react';
import { useIsDrawn } from '../../idle/use-is-drawn.ts';
import { reloading } from '../../loading/reload-once.ts';
import { NeedsAttention } from './attention/needs-attention.tsx';
import { FailureBanner } from './failures/failure-banner.tsx';
import { FigureRow } from './figure-row.tsx';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { PlatformCalendar } from './platform-calendar.tsx';
import { useLists } from './use-report.ts';

/** Drawn after everything else, so that what is read first doesn't wait for a drawing. */
const Charts = lazy(
  reloading(() => import('./charts/charts.tsx').then(({ Charts }) => ({ default: Charts }))),
);

/**
 * What needs attention today, the figures of the period, what moved them and what is due. Without any institute, the
 * steps to the first one.
 */
export function Platform() {
  const isDrawn = useIsDrawn();
  if (useIsEmpty()) return <FirstSteps />;
  return (
    <>
      <FailureBanner />
      <NeedsAttention />
      <FigureRow />
      {isDrawn && <BelowTheFigures />}
    </>
  );
}

/** Whether there is no institute yet. Callers re-render only when that changes. */
function useIsEmpty(): boolean {
  return useLists(({ lists }) => lists?.newest.total === 0).data ?? false;
}

function BelowTheFigures() {
  const chartsId = useId();
  return (
    <>
      <section className="ck-home-section" aria-labelledby={chartsId}>
        <h2 className="ck-home-heading" id={chartsId}>
          Trends and breakdowns
        </h2>
        <Suspense fallback={<Skeleton shape="block" className="ck-home-skeleton" />}>
          <Charts />
        </Suspense>
      </section>
      <PlatformCalendar />
    </>
  );
}
