import { PageSpinner } from '@booking/ui';
import { Suspense } from 'react';
import { viewerToday } from '../../calendar/calendar-state.ts';
import { formatLongDay } from '../../dates/shown-date.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { Page } from '../../page/page.tsx';
import { useUser } from '../../session/session-context.ts';
import { Platform } from './platform.tsx';
import './home.css';

// Staff of the platform never see it.
const OwnHome = lazyComponent(() =>
  import('./own/own-home.tsx').then(({ OwnHome }) => ({ default: OwnHome })),
);

/** The report on the platform for its staff; for the people of an institute, what it needs of them. */
export function Home() {
  const { institution } = useUser();
  return (
    <Page
      title="Home"
      titleEnd={
        <span className="type-body-sm text-bk-secondary max-md:hidden">
          {formatLongDay(viewerToday())}
        </span>
      }
    >
      {/* Relative, because it holds the hidden labels inside, which would stretch the panel. */}
      <div className="ck-home relative min-h-0 flex-1 overflow-y-auto px-5 pt-5 pb-10 max-md:overflow-visible print:overflow-visible print:p-0">
        {institution ? (
          <Suspense fallback={<PageSpinner />}>
            <OwnHome id={institution._id} />
          </Suspense>
        ) : (
          <Platform />
        )}
      </div>
    </Page>
  );
}
