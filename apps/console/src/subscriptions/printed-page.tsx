import { Button, EmptyState, PageSpinner } from '@booking/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import closedDoor from '../illustrations/closed-door.svg';
import { LoadError } from '../loading/load-error.tsx';
import { isNotFound } from '../messages/failure-message.ts';
import { Page, type PageProps } from '../page/page.tsx';
import { PageActions } from '../page/page-actions.tsx';
import './printed-page.css';

interface PrintedPageProps<T> extends Pick<PageProps, 'title' | 'about'> {
  readonly read: UseQueryResult<unknown>;
  /** The loaded record; undefined where it doesn't exist. */
  readonly record: T | undefined;
  readonly errorTitle: string;
  readonly missingTitle: string;
  /** Before the button that prints. */
  readonly actions?: ReactNode;
  readonly children: (record: T) => ReactNode;
}

/** A record to read and to print; links from outside the console open it too. Its tables are `PrintedTable`. */
export function PrintedPage<T>({
  read,
  record,
  errorTitle,
  missingTitle,
  actions,
  children,
  ...page
}: PrintedPageProps<T>) {
  return (
    <Page {...page}>
      {record !== undefined ? (
        <>
          <PageActions>
            {actions}
            <Button icon="printer" onClick={() => window.print()}>
              Print
            </Button>
          </PageActions>
          {children(record)}
        </>
      ) : read.error && !isNotFound(read.error) ? (
        <LoadError
          title={errorTitle}
          error={read.error}
          onRetry={read.refetch}
          isRetrying={read.isFetching}
        />
      ) : read.isFetched ? (
        <EmptyState
          illustration={<img src={closedDoor} alt="" width={120} height={160} />}
          title={missingTitle}
          description="The link may be incomplete."
        />
      ) : (
        <PageSpinner />
      )}
    </Page>
  );
}
