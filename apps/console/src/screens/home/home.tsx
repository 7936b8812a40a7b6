import { now } from '@internationalized/date';
import { SUPER_ADMIN } from '../../access/access.ts';
import { greeting } from '../../dates/greeting.ts';
import { Page } from '../../page/page.tsx';
import { viewerZone } from '../../region/region.ts';
import { useUser } from '../../session/session-context.ts';
import { OwnInstitute } from './own-institute.tsx';
import { Platform } from './platform.tsx';
import './home.css';

/**
 * What there is to know today: of the platform for its administrator, of the own institution alone for
 * everybody else.
 */
export function Home() {
  const { firstName, role, institution } = useUser();
  return (
    <Page title="Home">
      <div className="ck-home">
        <p className="ck-home-greeting">
          {greeting(now(viewerZone()).hour)}, {firstName}.
        </p>
        {role !== SUPER_ADMIN && institution && <OwnInstitute id={institution._id} />}
        <Platform />
      </div>
    </Page>
  );
}
