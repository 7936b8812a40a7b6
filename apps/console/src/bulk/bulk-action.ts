import type { Write } from '../forms/use-save.ts';

/** A row of any list. */
export interface BulkRow {
  readonly _id: string;
  readonly __v: number;
}

/** Returns the name of a row. */
export type NameOf<T> = (row: T) => string;

/** An action on each of many rows. In a retry, `first` is the row as it was when the run began. */
export interface BulkAction<T> {
  /** Whether the row is already in the wanted state: nothing is sent for it. */
  readonly isDone: (row: T, first: T) => boolean;
  /** Why the action is not possible for a row; undefined when it is. */
  readonly blockedReason: (row: T, first: T) => string | undefined;
  readonly write: (row: T, first: T) => Write<T>;
  /** Returns why a row failed. Default: the message of the error. */
  readonly reasonOf?: (error: unknown) => string;
  /** Whether it deletes the rows: one that a retry doesn't find is done. */
  readonly isRemoval?: boolean;
}

/** Result of the check before an action runs. */
export interface DryRun<T> {
  readonly can: readonly T[];
  readonly already: readonly T[];
  /** The other rows, grouped by reason. */
  readonly cannot: readonly { readonly reason: string; readonly rows: readonly T[] }[];
}

/** Checks rows as they are on the server now. @param firstOf A row as it was when the run began. */
export function dryRun<T>(
  { isDone, blockedReason }: BulkAction<T>,
  rows: readonly T[],
  firstOf = (row: T) => row,
): DryRun<T> {
  const isAlready = (row: T) => isDone(row, firstOf(row));
  const judged = rows
    .filter((row) => !isAlready(row))
    .map((row) => ({ row, reason: blockedReason(row, firstOf(row)) }));
  const reasons = new Set(judged.flatMap(({ reason }) => reason ?? []));
  return {
    can: judged.flatMap(({ row, reason }) => (reason === undefined ? [row] : [])),
    already: rows.filter(isAlready),
    cannot: [...reasons].map((reason) => ({
      reason,
      rows: judged.flatMap((entry) => (entry.reason === reason ? [entry.row] : [])),
    })),
  };
}

/** The most names in a sentence; the rest is a count. */
const NAMES_MAX = 3;
const list = new Intl.ListFormat('en-IN');

/** The dry run, a sentence each: "34 will change." "2 can’t change: they are closed (Goa House and Old Fort)." */
export function dryRunLines<T>(
  { can, already, cannot }: DryRun<T>,
  nameOf: NameOf<T>,
): readonly string[] {
  return [
    `${can.length} will change.`,
    ...(already.length > 0
      ? [`${already.length} already up to date (${namesOf(already, nameOf)}).`]
      : []),
    ...cannot.map(
      ({ reason, rows }) => `${rows.length} can’t change: ${reason} (${namesOf(rows, nameOf)}).`,
    ),
  ];
}

function namesOf<T>(rows: readonly T[], nameOf: NameOf<T>): string {
  const names = rows.slice(0, NAMES_MAX).map(nameOf);
  const rest = rows.length - names.length;
  return list.format(rest > 0 ? [...names, `${rest} more`] : names);
}
