import { PageSpinner, Skeleton } from '@booking/ui';
import { Suspense } from 'react';
import { useIsDrawn } from '../../idle/use-is-drawn.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { NeedsAttention } from './attention/needs-attention.tsx';
import { FailureBanner } from './failures/failure-banner.tsx';
import { FigureRow } from './figure-row.tsx';
import { useLists } from './use-report.ts';

// Drawn after everything else, so that the first content doesn't wait for a drawing.
const BelowTheFigures = lazyPart(() =>
  import('./below-the-figures.tsx').then(({ BelowTheFigures }) => BelowTheFigures),
);
const FirstSteps = lazyComponent(() =>
  import('./first-steps/first-steps.tsx').then(({ FirstSteps }) => ({ default: FirstSteps })),
);

/**
 * Work for today, the figures of the period with their trends, and the calendar. Without any institute, the
 * steps to the first one.
 */
export function Platform() {
  const isDrawn = useIsDrawn();
  if (useIsEmpty()) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <FirstSteps />
      </Suspense>
    );
  }
  return (
    <>
      <FailureBanner />
      <NeedsAttention />
      <FigureRow />
      {isDrawn && (
        <Suspense fallback={<Skeleton shape="block" className="mt-2 block h-60" />}>
          <BelowTheFigures />
        </Suspense>
      )}
    </>
  );
}

/** Whether there is no institute yet. Callers re-render only when that changes. */
function useIsEmpty(): boolean {
  return useLists(({ lists }) => lists?.newest.total === 0).data ?? false;
}
