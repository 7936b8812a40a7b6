import { SUPER_ADMIN } from '../../access/access.ts';
import { viewerToday } from '../../calendar/calendar-state.ts';
import { formatLongDay } from '../../dates/civil-date.ts';
import { Page } from '../../page/page.tsx';
import { useUser } from '../../session/session-context.ts';
import { OwnInstitute } from './own-institute.tsx';
import { Platform } from './platform.tsx';
import './home.css';

/** The report: of the whole platform for a Super Admin, of the own institution for everyone else. */
export function Home() {
  const { role, institution } = useUser();
  return (
    <Page
      title="Home"
      titleEnd={<span className="ck-home-today">{formatLongDay(viewerToday())}</span>}
    >
      <div className="ck-home">
        {role !== SUPER_ADMIN && institution && <OwnInstitute id={institution._id} />}
        <Platform />
      </div>
    </Page>
  );
}
