import type { InstitutionStatus } from '@booking/api-client';
import { useLink, VisuallyHidden } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { addDays, today } from '../../dates/civil-date.ts';
import { keysOf, statusTones } from '../../institutes/institute-words.ts';
import { useReads } from '../../session/session-context.ts';
import { InstituteList } from './institute-list.tsx';

/** Days ahead in which the end of a trial is worth a call. */
const TRIAL_DAYS = 7;

/** The platform in counts and three short lists. Every one leads to the rows behind it. */
export function Platform() {
  const day = today();
  return (
    <>
      <section className="ck-home-section" aria-labelledby="home-statuses">
        <h2 className="ck-home-heading" id="home-statuses">
          Institutes
        </h2>
        <ul className="ck-kpis">
          <Kpi label="All" />
          {keysOf(statusTones).map((status) => (
            <Kpi key={status} label={status} status={status} />
          ))}
        </ul>
      </section>
      <div className="ck-home-lists">
        <InstituteList
          heading={`Trials that end within ${TRIAL_DAYS} days`}
          shows="validUntil"
          none="No trial ends in the coming days."
          query={{
            subscriptionStatus: 'Trialing',
            'currentPeriodEnd[gte]': day,
            'currentPeriodEnd[lte]': addDays(day, TRIAL_DAYS),
            sort: 'currentPeriodEnd',
          }}
        />
        <InstituteList
          heading="Past due"
          shows="validUntil"
          none="Everybody has paid."
          query={{ subscriptionStatus: 'PastDue', sort: 'currentPeriodEnd' }}
        />
        <InstituteList
          heading="Newest"
          shows="createdAt"
          none="No institutes yet."
          query={{ sort: '-createdAt' }}
        />
      </div>
    </>
  );
}

const inWords = new Intl.NumberFormat('en-IN');

/** How many institutes have a status, or there are in all. */
function Kpi({ label, status }: { readonly label: string; readonly status?: InstitutionStatus }) {
  const Link = useLink();
  const { data, isError } = useQuery(
    useReads().institution.list({ ...(status && { status }), limit: 1, fields: ['_id'] }),
  );
  return (
    <li className="ck-kpi-item">
      <Link className="ck-kpi" href={`/all-institutes${status ? `?status=${status}` : ''}`}>
        <span className="ck-kpi-label">{label}</span>{' '}
        <span className="ck-kpi-value" data-waiting={!data || undefined}>
          {data ? inWords.format(data.total) : '–'}
          {isError && !data && <VisuallyHidden>not known</VisuallyHidden>}
        </span>
      </Link>
    </li>
  );
}
