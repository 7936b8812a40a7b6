import type { SuperAdminReport } from '@booking/api-client';
import { Avatar, CellText, ErrorState, Skeleton, useLink } from '@booking/ui';
import { type ReactNode, useId } from 'react';
import { SUPER_ADMIN } from '../../access/access.ts';
import { dayOf, formatDay, today } from '../../dates/civil-date.ts';
import { ValidUntil } from '../../institutes/institute-tags.tsx';
import { messageOf } from '../../messages/failure-message.ts';
import { useUser } from '../../session/session-context.ts';
import { moneyOf } from './amounts.ts';
import { InstituteRow } from './institute-row.tsx';
import { rowsBehind } from './rows-behind.ts';
import { useReport } from './use-report.ts';

type Lists = NonNullable<SuperAdminReport['lists']>;

/** The work of today: who has to pay, whose trial ends, who is new. Whatever period is shown, these are of today. */
export function WorkQueues() {
  const { data, error, refetch, isFetching } = useReport('lists');
  const day = today();
  const lists = data?.lists;
  const money = (value: number) => moneyOf(value, data?.currency ?? 'INR');
  if (error && !data) {
    return (
      <ErrorState
        title="Couldn’t load today’s lists"
        message={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const dueRows = (list: keyof Omit<Lists, 'newest'>) =>
    lists?.[list].items.map(({ institution, planName, date, amount }) => ({
      institution,
      detail: amount === null ? planName : `${planName}, ${money(amount)}`,
      end: <ValidUntil currentPeriodEnd={date} />,
    }));
  return (
    <div className="ck-home-lists">
      <Queue
        heading="Past due"
        none="Nothing past due."
        total={lists?.pastDue.total}
        href={rowsBehind.pastDue()}
        rows={dueRows('pastDue')}
      />
      <Queue
        heading="Renewals within 30 days"
        none="No renewal is due."
        total={lists?.renewalsDue.total}
        href={rowsBehind.renewalsDue(day)}
        rows={dueRows('renewalsDue')}
      />
      <Queue
        heading="Trials ending in 7 days"
        none="No trials ending in the next 7 days."
        total={lists?.trialsEnding.total}
        href={rowsBehind.trialsEnding(day)}
        rows={dueRows('trialsEnding')}
      />
      <Queue
        heading="Newest"
        none="No institutes yet."
        total={lists?.newest.total}
        href={rowsBehind.newest()}
        rows={lists?.newest.items.map(({ institution, createdAt, status }) => ({
          institution,
          detail: status,
          end: <CellText>{formatDay(dayOf(createdAt))}</CellText>,
        }))}
      />
    </div>
  );
}

/** Rows of a list on this page; the rest is behind its link. */
const ROWS = 5;

interface QueueProps {
  readonly heading: string;
  /** What is said when there is none. */
  readonly none: string;
  /** How many there are in all; undefined while that is not known. */
  readonly total: number | undefined;
  /** All of them. */
  readonly href: string;
  readonly rows:
    | readonly {
        readonly institution: Lists['newest']['items'][number]['institution'];
        readonly detail: string;
        readonly end: ReactNode;
      }[]
    | undefined;
}

function Queue({ heading, none, total, href, rows }: QueueProps) {
  const headingId = useId();
  const Link = useLink();
  const hasLists = useUser().role === SUPER_ADMIN;
  return (
    <section className="ck-home-section" aria-labelledby={headingId} aria-busy={!rows}>
      <header className="ck-home-section-head">
        <h2 className="ck-home-heading" id={headingId}>
          {heading}
        </h2>
        {hasLists && total !== undefined && total > 0 && (
          <Link className="ck-link" href={href} aria-label={`All ${total}: ${heading}`}>
            All {total}
          </Link>
        )}
      </header>
      {!rows && <Skeleton shape="block" className="ck-home-skeleton" />}
      {total === 0 && <p className="ck-home-none">{none}</p>}
      <ul className="ck-home-rows">
        {rows?.slice(0, ROWS).map(({ institution, detail, end }) => (
          <li key={institution._id}>
            <InstituteRow id={institution._id}>
              <Avatar name={institution.name} shape="arch" />
              <span className="ck-home-row-text">
                <span className="ck-home-row-name">{institution.name}</span>
                <span className="ck-home-row-place">{detail}</span>
              </span>
              <span className="ck-home-row-date">{end}</span>
            </InstituteRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
