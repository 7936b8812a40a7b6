import { isApiError } from '@booking/api-client';
import { messageOf } from '../messages/failure-message.ts';

/** The most rows that one bulk action changes; the limit is shown when more are selected. */
export const BULK_MAX = 100;

/** Concurrent calls: fast, without slowing down other users. */
export const BULK_PARALLEL = 4;

/** The outcome of a row. */
export type Outcome<T> =
  | {
      readonly kind: 'done';
      readonly row: T;
      /** The row as it was before. */
      readonly before: T;
    }
  | {
      readonly kind: 'failed';
      readonly row: T;
      readonly reason: string;
      /** Names the request in the server's log. */
      readonly requestId: string | undefined;
    }
  /** The user stopped the run before this row. */
  | { readonly kind: 'stopped'; readonly row: T };

export interface RunOptions<T> {
  /** Changes a row and resolves to its new state. */
  readonly write: (row: T) => Promise<T>;
  /** Once aborted, no further row is started; calls in flight finish, so that every outcome is known. */
  readonly signal: AbortSignal;
  /** Why a row failed. */
  readonly reasonOf?: ((error: unknown) => string) | undefined;
  /** Called after each row. */
  readonly onOutcome: (outcome: Outcome<T>) => void;
}

/** Changes rows with limited concurrency. A failing row does not stop the others. */
export async function runWrites<T>(
  rows: readonly T[],
  { write, signal, reasonOf = messageOf, onOutcome }: RunOptions<T>,
): Promise<readonly Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  const waiting = rows.entries();
  const work = async () => {
    for (const [at, row] of waiting) {
      const outcome = signal.aborted
        ? ({ kind: 'stopped', row } as const)
        : await one(row, write, reasonOf);
      outcomes[at] = outcome;
      onOutcome(outcome);
    }
  };
  await Promise.all(Array.from({ length: BULK_PARALLEL }, work));
  return outcomes;
}

async function one<T>(
  before: T,
  write: (row: T) => Promise<T>,
  reasonOf: (error: unknown) => string,
): Promise<Outcome<T>> {
  try {
    return { kind: 'done', row: await write(before), before };
  } catch (error) {
    return {
      kind: 'failed',
      row: before,
      reason: reasonOf(error),
      requestId: isApiError(error) ? error.requestId : undefined,
    };
  }
}
