import { useEffect, useRef, useState } from 'react';
import { keyByBody } from '../idempotency/use-idempotency-key.ts';
import { type BulkAction, type BulkRow, dryRun } from './bulk-action.ts';
import { type Outcome, runWrites } from './run-writes.ts';

interface BulkRunOptions<T extends BulkRow> {
  /** Reads rows anew, before they are tried again. */
  readonly refetchRows: (ids: readonly string[]) => Promise<readonly T[]>;
  /** Called after each run, with all of its outcomes. */
  readonly onEnd: (outcomes: readonly Outcome<T>[]) => void;
}

/** The outcomes so far, by row; a row that is tried again has its latest. */
type Receipt<T> = ReadonlyMap<string, Outcome<T>>;

/**
 * Carries out an action on rows: progress, stop, a receipt by row, and another try of what failed. A row that is sent again
 * unchanged carries the same `Idempotency-Key`, so that a write whose answer was lost is not done twice.
 */
export function useBulkRun<T extends BulkRow>({ refetchRows, onEnd }: BulkRunOptions<T>) {
  const [state, setState] = useState<'idle' | 'running' | 'ended'>('idle');
  const [receipt, setReceipt] = useState<Receipt<T>>(new Map());
  const [total, setTotal] = useState(0);
  const [done, setDone] = useState(0);
  const [isStopping, setIsStopping] = useState(false);
  const keys = useRef(new Map<string, (body: unknown) => string>());
  const control = useRef<AbortController>(undefined);
  const action = useRef<BulkAction<T>>(undefined);
  // Whoever leaves the page begins no further row.
  useEffect(() => () => control.current?.abort(), []);

  const isRunning = state === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRunning]);

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
      write: (row) => {
        const { body, send } = what.write(row);
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

  /** Tries again what failed or was left, as those rows are now. */
  async function retry(): Promise<void> {
    const what = action.current;
    if (!what) return;
    const left = [...receipt.values()].filter(({ kind }) => kind !== 'done');
    // Whoever stops while the rows are read stops what would follow.
    const begun = begin(left.length, what);
    const rows = await refetchRows(left.map(({ row }) => row._id)).catch(() =>
      // They cannot be read: each says by itself why it cannot be written either.
      left.map(({ row }) => row),
    );
    const { can, already, cannot } = dryRun(what, rows);
    const next = new Map(receipt);
    // The answer alone was lost, or somebody else has done it.
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
    failed: outcomes.filter((one) => one.kind === 'failed'),
    start: (rows: readonly T[], what: BulkAction<T>) =>
      void run(rows, what, new Map(), begin(rows.length, what)),
    retry: () => void retry(),
    stop: () => {
      setIsStopping(true);
      control.current?.abort();
    },
  };
}

export type BulkRun<T extends BulkRow> = ReturnType<typeof useBulkRun<T>>;
