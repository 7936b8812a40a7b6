'use client';
import { type KeyboardEvent, useState } from 'react';

/** Rows that Page Up and Page Down skip. */
const PAGE = 10;

interface ActiveRowOptions<Row> {
  readonly rows: readonly Row[];
  /** A new text makes the first match active again. */
  readonly query: string;
  /** Key of the row that is active before the user moves. Default none. */
  readonly initial?: string | undefined;
  /** Index of the row that is active in place of one that is gone. Default none. */
  readonly fallback?: number;
  /** Returns the index of the row a page after (1) or before (-1) another one. Default ten rows from it. */
  readonly pageFrom?: (at: number, direction: 1 | -1) => number;
}

export interface ActiveRow<Row> {
  readonly row: Row | undefined;
  /** Whether a row was made active since the text last changed. */
  readonly isMoved: boolean;
  readonly point: (row: Row) => void;
  /** Moves by an arrow or page key. Returns whether it did. */
  readonly move: (event: KeyboardEvent) => boolean;
}

/** Tracks the row of a list that Enter chooses, while focus stays in the field. */
export function useActiveRow<Row extends { readonly key: string }>({
  rows,
  query,
  initial,
  fallback = -1,
  pageFrom = (at, direction) => at + direction * PAGE,
}: ActiveRowOptions<Row>): ActiveRow<Row> {
  const [moved, setMoved] = useState<{ readonly query: string; readonly key: string }>();
  const isMoved = moved?.query === query;
  const key = isMoved ? moved.key : initial;
  const index = rows.findIndex((row) => row.key === key);
  const at = index === -1 ? fallback : index;
  const point = (row: Row) => setMoved({ query, key: row.key });
  return {
    row: rows[at],
    isMoved,
    point,
    move(event) {
      const last = rows.length - 1;
      const target = {
        ArrowDown: at === last ? 0 : at + 1,
        ArrowUp: at <= 0 ? last : at - 1,
        PageDown: Math.min(pageFrom(at, 1), last),
        PageUp: Math.max(pageFrom(at, -1), 0),
      }[event.key];
      const row = target === undefined || event.altKey ? undefined : rows[target];
      if (row) point(row);
      return row !== undefined;
    },
  };
}
