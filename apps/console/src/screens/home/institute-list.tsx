import { Avatar, ErrorState, Skeleton, useLink } from '@booking/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { messageOf } from '../../app/failure-message.ts';
import { dayOf, formatDay } from '../../dates/civil-date.ts';
import { ValidUntil } from '../../institutes/institute-tags.tsx';
import { placeOf } from '../../institutes/institute-words.ts';
import { useReads } from '../../session/session-context.ts';

const ROWS = 5;

export interface InstituteListProps {
  readonly heading: string;
  /** The keys of the list call, which are those of the list screen's address as well. */
  readonly query: Readonly<Partial<Record<'sort' | 'subscriptionStatus' | PeriodKey, string>>>;
  /** The date at the end of a row. */
  readonly shows: 'validUntil' | 'createdAt';
  /** What is said when there is none. */
  readonly none: string;
}

type PeriodKey = `currentPeriodEnd[${'gte' | 'lte'}]`;

/** The first few institutes of a list, and the way to all of them. A list that fails, fails alone. */
export function InstituteList({ heading, query, shows, none }: InstituteListProps) {
  const headingId = useId();
  const Link = useLink();
  const cache = useQueryClient();
  const { data, error, isPending, isFetching } = useQuery(
    useReads().institution.list({ ...query, limit: ROWS }),
  );
  // What made one part of the page fail made others fail too, and the counts have no button of their own.
  const retry = () =>
    cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return (
    <section className="ck-home-section" aria-labelledby={headingId} aria-busy={isPending}>
      <header className="ck-home-section-head">
        <h2 className="ck-home-heading" id={headingId}>
          {heading}
        </h2>
        {data && data.total > 0 && (
          <Link
            className="ck-link"
            href={`/all-institutes?${new URLSearchParams(query)}`}
            aria-label={`All ${data.total}: ${heading}`}
          >
            All {data.total}
          </Link>
        )}
      </header>
      {isPending && <Skeleton shape="block" className="ck-home-skeleton" />}
      {error && (
        <ErrorState
          title="This could not be loaded"
          message={messageOf(error)}
          onRetry={() => void retry()}
          isRetrying={isFetching}
        />
      )}
      {data?.total === 0 && <p className="ck-home-none">{none}</p>}
      <ul className="ck-home-rows">
        {data?.items.map((institute) => (
          <li key={institute._id}>
            <Link className="ck-home-row" href={`/all-institutes?open=${institute._id}`}>
              <Avatar name={institute.name} shape="arch" />
              <span className="ck-home-row-text">
                <span className="ck-home-row-name">{institute.name}</span>
                <span className="ck-home-row-place">{placeOf(institute)}</span>
              </span>
              <span className="ck-home-row-date">
                {shows === 'createdAt' && formatDay(dayOf(institute.createdAt))}
                {shows === 'validUntil' && institute.currentSubscription && (
                  <ValidUntil currentPeriodEnd={institute.currentSubscription.currentPeriodEnd} />
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
