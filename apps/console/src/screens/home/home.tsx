import { viewerToday } from '../../calendar/calendar-state.ts';
import { formatLongDay } from '../../dates/civil-date.ts';
import { Page } from '../../page/page.tsx';
import { useUser } from '../../session/session-context.ts';
import { OwnInstitute } from './own-institute.tsx';
import { Platform } from './platform.tsx';
import './home.css';

/** The report: of the whole platform for its staff, of the own institution for everyone else. */
export function Home() {
  const { institution } = useUser();
  return (
    <Page
      title="Home"
      titleEnd={<span className="ck-home-today">{formatLongDay(viewerToday())}</span>}
    >
      <div className="ck-home">
        {institution && <OwnInstitute id={institution._id} />}
        <Platform />
      </div>
    </Page>
  );
}
