'use client';
import { type KeyboardEvent, useState } from 'react';
import { isDisabled, type ListRow } from './rows.ts';

/** Rows that Page Up and Page Down skip. */
const PAGE = 10;

interface ActiveRowOptions {
  readonly rows: readonly ListRow[];
  /** A new text makes the first match active again. */
  readonly query: string;
  /** Key of the row that is active before the user moves. */
  readonly initial: string | undefined;
}

export interface ActiveRow {
  readonly row: ListRow | undefined;
  readonly point: (row: ListRow) => void;
  /** Moves by an arrow or page key. Returns whether it did. */
  readonly move: (event: KeyboardEvent) => boolean;
}

/** Tracks the row that Enter chooses, while focus stays in the field. */
export function useActiveRow({ rows, query, initial }: ActiveRowOptions): ActiveRow {
  const [moved, setMoved] = useState<{ readonly query: string; readonly key: string }>();
  const key = moved?.query === query ? moved.key : initial;
  const at = rows.findIndex((row) => row.key === key);
  const point = (row: ListRow) => setMoved({ query, key: row.key });
  return {
    row: rows[at],
    point,
    move(event) {
      const last = rows.length - 1;
      const target = {
        ArrowDown: at === last ? 0 : at + 1,
        ArrowUp: at <= 0 ? last : at - 1,
        PageDown: Math.min(at + PAGE, last),
        PageUp: Math.max(at - PAGE, 0),
      }[event.key];
      const row = target === undefined || event.altKey ? undefined : rows[target];
      if (row) point(row);
      return row !== undefined;
    },
  };
}

/** Returns the key of the first row that can be chosen. */
export const firstKey = (rows: readonly ListRow[]): string | undefined =>
  rows.find((row) => !isDisabled(row))?.key;
