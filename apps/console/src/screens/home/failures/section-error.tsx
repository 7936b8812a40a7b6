import { ErrorState } from '@booking/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../../../messages/failure-message.ts';
import { useHasPageFailed } from './use-failed-sections.ts';

interface SectionErrorProps {
  readonly title: string;
  readonly query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
}

/** In place of a section that failed, unless the page says it for all of them. */
export function SectionError({ title, query }: SectionErrorProps) {
  const hasPageFailed = useHasPageFailed();
  if (hasPageFailed || !query.error) return null;
  return (
    <ErrorState
      title={title}
      description={messageOf(query.error)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
