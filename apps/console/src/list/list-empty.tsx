import { isApiError } from '@booking/api-client';
import { Banner, Button, EmptyState } from '@booking/ui';
import type { ReactNode } from 'react';
import blankRegister from '../illustrations/empty-search.svg';
import { LoadError } from '../loading/load-error.tsx';
import { messageOf } from '../messages/failure-message.ts';
import type { ListNoun } from './list-of.ts';
import { countCriteria, type ListState } from './list-state.ts';
import { tableTarget } from './table-target.ts';

/** Why there are no rows: nothing matches, or nothing exists yet. */
export function ListEmpty({
  noun,
  state,
  onClear,
  nothingYet,
}: {
  readonly noun: ListNoun;
  readonly state: ListState<string>;
  readonly onClear: () => void;
  readonly nothingYet: ReactNode;
}) {
  const count = countCriteria(state);
  if (count === 0) return nothingYet;
  return (
    <EmptyState
      illustration={<img src={blankRegister} alt="" width={120} height={160} />}
      title={
        state.search && count === 1
          ? `No ${noun.many} match “${state.search}”`
          : `No ${noun.many} match ${count === 1 ? 'this filter' : `these ${count} filters`}`
      }
      action={
        <Button
          variant="secondary"
          icon="x"
          onClick={() => {
            tableTarget.current?.focus();
            onClear();
          }}
        >
          Clear filters
        </Button>
      }
    />
  );
}

interface Failure {
  readonly noun: ListNoun;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Loading the rows failed: the reason, and a retry. */
export function ListFailed({ noun, error, onRetry, isRetrying }: Failure) {
  return (
    <LoadError
      title={`Couldn’t load ${noun.many}`}
      error={error}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}

/** Refreshing the rows failed: the last rows stay visible below the reason. */
export function ListStale({ noun, error, onRetry, isRetrying }: Failure) {
  return (
    <Banner
      tone="danger"
      role="alert"
      action={
        <Button
          size="sm"
          color="transparent"
          variant="secondary"
          icon="refresh-cw"
          isLoading={isRetrying}
          onClick={onRetry}
        >
          Try again
        </Button>
      }
    >
      Couldn’t refresh {noun.many}. {messageOf(error)}
      {isApiError(error) && error.requestId && ` Reference ${error.requestId}.`}
    </Banner>
  );
}
