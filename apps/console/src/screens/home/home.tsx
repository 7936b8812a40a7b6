import { useCan } from '../../access/can.ts';
import { viewerToday } from '../../calendar/calendar-state.ts';
import { formatLongDay } from '../../dates/shown-date.ts';
import { Page } from '../../page/page.tsx';
import { useUser } from '../../session/session-context.ts';
import { OwnInstitute } from './own-institute.tsx';
import { Platform } from './platform.tsx';
import './home.css';

/** The report: of the whole platform for its staff, of the own institution for everyone else. */
export function Home() {
  const { institution } = useUser();
  const can = useCan();
  // The report is about money: what an institute pays is for those who may view its subscription.
  const seesReport = !institution || can('subscription.current', institution).isOpen;
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
        {institution && <OwnInstitute id={institution._id} />}
        {seesReport && <Platform />}
      </div>
    </Page>
  );
}
