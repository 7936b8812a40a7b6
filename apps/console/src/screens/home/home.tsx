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
      titleEnd={<span className="ck-home-today">{formatLongDay(viewerToday())}</span>}
    >
      <div className="ck-home">
        {institution && <OwnInstitute id={institution._id} />}
        {seesReport && <Platform />}
      </div>
    </Page>
  );
}
