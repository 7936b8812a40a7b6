import { notify } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';
import { saveCsv } from '../../csv/save-file.ts';
import { today } from '../../dates/shown-date.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { counted } from '../counted.ts';
import type { ListColumn, ListOf } from '../list-of.ts';
import { readRows } from '../read-rows.ts';
import type { RowsToRead } from '../selection/use-selection.ts';
import { sortRows } from './sort-rows.ts';

/** The state of an export. */
export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly message: string; readonly again: () => void };

export interface Export<K extends string> {
  readonly state: ExportState;
  /** Exports rows to a file. @param total The expected number of rows. */
  readonly start: (rows: RowsToRead<K>, total: number) => void;
  readonly cancel: () => void;
}

/**
 * Exports all rows of a list to a file, refetched from the server; one export at a time.
 * @param columns The columns of the file.
 * @param sort The order of the file, as the list call takes it.
 */
export function useExport<T extends { readonly _id: string }, K extends string>(
  list: Pick<ListOf<T, K>, 'name' | 'noun' | 'call' | 'columns'>,
  columns: readonly ListColumn<T>[],
  sort: string,
): Export<K> {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(rows: RowsToRead<K>, total: number): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const fields = columns.flatMap(({ file }) => Object.entries(file));
    const exported: T[] = [];
    setState({ kind: 'running', done: 0, total });
    try {
      for await (const some of readRows(list.call, rows, signal)) {
        exported.push(...some);
        setState({ kind: 'running', done: exported.length, total });
      }
      const name = `${list.name}-${today()}.csv`;
      const sorted = sortRows(exported, sort, list.columns);
      const lines = sorted.map((row) => fields.map(([, value]) => value(row)));
      await saveCsv(name, [fields.map(([head]) => head), ...lines], signal);
      setState({ kind: 'idle' });
      notify.success(`Exported ${counted(exported.length, list.noun)} to ${name}.`);
    } catch (error) {
      // Cancelled, or replaced by another export.
      if (signal.aborted) return;
      const again = () => void run(rows, total);
      setState({ kind: 'failed', message: messageOf(error), again });
    }
  }

  return {
    state,
    start: (rows, total) => void run(rows, total),
    cancel: () => {
      running.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}
