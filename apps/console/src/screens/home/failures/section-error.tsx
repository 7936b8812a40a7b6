import type { UseQueryResult } from '@tanstack/react-query';
import { LoadError } from '../../../loading/load-error.tsx';
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
    <LoadError
      title={title}
      error={query.error}
      onRetry={query.refetch}
      isRetrying={query.isFetching}
    />
  );
}
