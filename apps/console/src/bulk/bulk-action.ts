import type { Write } from '../forms/use-save.ts';

/** A row of any list. */
export interface BulkRow {
  readonly _id: string;
  readonly name: string;
  readonly __v: number;
}

/** What is done to each of many rows. */
export interface BulkAction<T> {
  /** A row is already as it should be: nothing is sent for it. */
  readonly isDone: (row: T) => boolean;
  /** Why it is not possible with a row; undefined where it is. */
  readonly blockedReason: (row: T) => string | undefined;
  readonly write: (row: T) => Write<T>;
}

/** What would happen, looked at before anything does. */
export interface DryRun<T> {
  readonly can: readonly T[];
  readonly already: readonly T[];
  /** The others, by their reason. */
  readonly cannot: readonly { readonly reason: string; readonly rows: readonly T[] }[];
}

/** Looks at rows as they are on the server now. */
export function dryRun<T>({ isDone, blockedReason }: BulkAction<T>, rows: readonly T[]): DryRun<T> {
  const judged = rows
    .filter((row) => !isDone(row))
    .map((row) => ({ row, reason: blockedReason(row) }));
  const reasons = new Set(judged.flatMap(({ reason }) => reason ?? []));
  return {
    can: judged.flatMap(({ row, reason }) => (reason === undefined ? [row] : [])),
    already: rows.filter(isDone),
    cannot: [...reasons].map((reason) => ({
      reason,
      rows: judged.flatMap((one) => (one.reason === reason ? [one.row] : [])),
    })),
  };
}

/** Names in a sentence are at most so many; the rest is counted. */
const NAMES_MAX = 3;
const list = new Intl.ListFormat('en-IN');

/** The dry run, a sentence each: "34 will change." "2 can’t change: they are closed (Goa House and Old Fort)." */
export function dryRunLines({ can, already, cannot }: DryRun<BulkRow>): readonly string[] {
  return [
    `${can.length} will change.`,
    ...(already.length > 0 ? [`${already.length} already up to date (${namesOf(already)}).`] : []),
    ...cannot.map(
      ({ reason, rows }) => `${rows.length} can’t change: ${reason} (${namesOf(rows)}).`,
    ),
  ];
}

function namesOf(rows: readonly BulkRow[]): string {
  const names = rows.slice(0, NAMES_MAX).map(({ name }) => name);
  const rest = rows.length - names.length;
  return list.format(rest > 0 ? [...names, `${rest} more`] : names);
}
