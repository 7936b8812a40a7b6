import { notify } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../messages/failure-message.ts';
import type { RowsToRead } from '../selection/use-selection.ts';
import { type Exported, exportRows } from './export-rows.ts';

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

/** Exports all rows of a list to a file, refetched from the server; one export at a time. */
export function useExport<T extends { readonly _id: string }, K extends string>(
  exported: Exported<T, K>,
): Export<K> {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(rows: RowsToRead<K>, total: number): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onRead = (done: number) => setState({ kind: 'running', done, total });
    onRead(0);
    try {
      const message = await exportRows(exported, rows, signal, onRead);
      setState({ kind: 'idle' });
      notify.success(message);
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
