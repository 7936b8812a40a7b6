import { useEffect, useRef, useState } from 'react';
import { keyByBody } from '../idempotency/use-idempotency-key.ts';
import { type BulkAction, type BulkRow, dryRun } from './bulk-action.ts';
import { type Outcome, runWrites } from './run-writes.ts';

interface BulkRunOptions<T extends BulkRow> {
  /** Reads the rows again before a retry. */
  readonly refetchRows: (ids: readonly string[]) => Promise<readonly T[]>;
  /** Called after each run, with all of its outcomes. */
  readonly onEnd: (outcomes: readonly Outcome<T>[]) => void;
}

/** The outcomes so far by row; a retried row has its latest. */
type Receipt<T> = ReadonlyMap<string, Outcome<T>>;

/**
 * Runs an action on rows: progress, stop, an outcome per row, and a retry of failures. A row that is resent unchanged
 * carries the same `Idempotency-Key`, so a write whose response was lost is not applied twice.
 */
export function useBulkRun<T extends BulkRow>({ refetchRows, onEnd }: BulkRunOptions<T>) {
  const [state, setState] = useState<'idle' | 'running' | 'ended'>('idle');
  const [receipt, setReceipt] = useState<Receipt<T>>(new Map());
  const [total, setTotal] = useState(0);
  const [done, setDone] = useState(0);
  const [isStopping, setIsStopping] = useState(false);
  const keys = useRef(new Map<string, (body: unknown) => string>());
  const firsts = useRef<ReadonlyMap<string, T>>(new Map());
  const control = useRef<AbortController>(undefined);
  const action = useRef<BulkAction<T>>(undefined);
  // Leaving the page starts no further row.
  useEffect(() => () => control.current?.abort(), []);

  const isRunning = state === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRunning]);

  const firstOf = (row: T) => firsts.current.get(row._id) ?? row;

  function keyOf({ _id }: T, body: unknown): string {
    const keyOfRow = keys.current.get(_id) ?? keyByBody();
    keys.current.set(_id, keyOfRow);
    return keyOfRow(body);
  }

  async function run(
    rows: readonly T[],
    what: BulkAction<T>,
    before: Receipt<T>,
    { signal }: AbortController,
  ): Promise<void> {
    setTotal(rows.length);
    const latest = new Map(before);
    const never = new AbortController().signal;
    await runWrites(rows, {
      signal,
      reasonOf: what.reasonOf,
      write: (row) => {
        const { body, send } = what.write(row, firstOf(row));
        return send({ idempotencyKey: keyOf(row, body), signal: never });
      },
      onOutcome: (outcome) => {
        latest.set(outcome.row._id, outcome);
        if (outcome.kind !== 'stopped') setDone((count) => count + 1);
      },
    });
    setReceipt(latest);
    setState('ended');
    onEnd([...latest.values()]);
  }

  function begin(count: number, what: BulkAction<T>): AbortController {
    control.current = new AbortController();
    action.current = what;
    setTotal(count);
    setDone(0);
    setIsStopping(false);
    setState('running');
    return control.current;
  }

  /** Retries the rows that failed or were skipped, as they are now. */
  async function retry(): Promise<void> {
    const what = action.current;
    if (!what) return;
    const left = [...receipt.values()].filter(({ kind }) => kind !== 'done');
    // Stopping while the rows are read also stops the retry.
    const begun = begin(left.length, what);
    const rows = await refetchRows(left.map(({ row }) => row._id)).catch(() =>
      // They can't be read: each row reports by itself why it can't be written either.
      left.map(({ row }) => row),
    );
    const existingIds = new Set(rows.map(({ _id }) => _id));
    const gone = left.flatMap(({ row }) => (existingIds.has(row._id) ? [] : [row]));
    const { can, already, cannot } = dryRun(what, rows, firstOf);
    const next = new Map(receipt);
    for (const row of gone) {
      next.set(
        row._id,
        what.isRemoval
          ? { kind: 'done', row, before: row }
          : { kind: 'failed', row, reason: 'it no longer exists', requestId: undefined },
      );
    }
    // Only the response was lost, or someone else made the change.
    for (const row of already) next.set(row._id, { kind: 'done', row, before: row });
    for (const { reason, rows: held } of cannot) {
      for (const row of held) {
        next.set(row._id, { kind: 'failed', row, reason, requestId: undefined });
      }
    }
    await run(can, what, next, begun);
  }

  const outcomes = [...receipt.values()];
  return {
    state,
    total,
    done,
    isStopping,
    outcomes,
    failed: outcomes.filter((outcome) => outcome.kind === 'failed'),
    start(rows: readonly T[], what: BulkAction<T>): void {
      firsts.current = new Map(rows.map((row) => [row._id, row]));
      void run(rows, what, new Map(), begin(rows.length, what));
    },
    retry: () => void retry(),
    stop: () => {
      setIsStopping(true);
      control.current?.abort();
    },
  };
}

export type BulkRun<T extends BulkRow> = ReturnType<typeof useBulkRun<T>>;
