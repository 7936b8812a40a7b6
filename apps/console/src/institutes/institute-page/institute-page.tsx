import type { Institution } from '@booking/api-client';
import { ButtonLink, EmptyState, Skeleton } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { homeHref } from '../../access/access.ts';
import type { FirstData } from '../../data/first-data.ts';
import closedDoor from '../../illustrations/closed-door.svg';
import { LoadError } from '../../loading/load-error.tsx';
import { isNotFound } from '../../messages/failure-message.ts';
import { Page } from '../../page/page.tsx';
import { useMayOpen } from '../../page/screen-access.ts';
import { useReads, useUser } from '../../session/session-context.ts';
import {
  BackToInstitutes,
  InstituteIdentity,
  InstituteName,
  InstituteTabs,
} from './institute-heading.tsx';

export interface InstitutePageProps {
  /** Title of the page: "Rates". */
  readonly title: string;
  /** The content, once the institute is loaded. Another institute resets its state. Its buttons are `PageActions`. */
  readonly children: (institute: Institution) => ReactNode;
}

/**
 * A page of one institute, at `/all-institutes/:instituteId/…`. For those who may list institutes its heading is the
 * institute, with its status and plan, so that no one edits the wrong one; for users of the institute itself it is the
 * page, because they have one institute and its pages are in their sidebar. Its `access` has `of: 'instituteId'`.
 */
export function InstitutePage({ title, children }: InstitutePageProps) {
  const { instituteId = '' } = useParams();
  const query = useQuery(useReads().institution.get(instituteId));
  const institute = query.data;
  const mayList = useMayOpen('/all-institutes');
  const isMissing = query.isError && !institute;
  return (
    <Page
      title={title}
      about={institute?.name}
      {...(mayList && {
        heading: isMissing ? title : <InstituteName title={title} name={institute?.name} />,
        start: <BackToInstitutes />,
        titleEnd: <InstituteIdentity institute={institute} />,
        // An institute that isn't there has no other pages.
        tabs: !isMissing && <InstituteTabs id={instituteId} />,
      })}
    >
      {institute ? (
        <Fragment key={institute._id}>{children(institute)}</Fragment>
      ) : query.error ? (
        <NotLoaded error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
      ) : (
        <div className="grid max-w-140 gap-3 p-5" aria-busy="true">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
    </Page>
  );
}

/** The first query of a page of an institute, for the `firstData` of its route. */
export const firstInstitute: FirstData = ({ queries }, _, { instituteId }) =>
  instituteId ? [queries.institution.get(instituteId)] : [];

interface NotLoadedProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

function NotLoaded({ error, onRetry, isRetrying }: NotLoadedProps) {
  const user = useUser();
  const mayList = useMayOpen('/all-institutes');
  if (!isNotFound(error)) {
    return (
      <LoadError
        title="Couldn’t load this institute"
        error={error}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  }
  return (
    <EmptyState
      illustration={<img src={closedDoor} alt="" width={120} height={160} />}
      title="Institute not found"
      action={
        <ButtonLink
          variant="secondary"
          icon="arrow-left"
          href={mayList ? '/all-institutes' : homeHref(user)}
        >
          {mayList ? 'Back to institutes' : 'Home'}
        </ButtonLink>
      }
      description="The link may be incomplete, or the institute may have been removed."
    />
  );
}
