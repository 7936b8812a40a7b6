import type { Client } from '@booking/api-client';
import { runWrites } from '../../../bulk/run-writes.ts';
import type { ImportProblem, ImportRow } from './read-import.ts';

/** Rows whose institute is on the platform already, by its code. @throws ApiError when that can't be read. */
export async function findExisting(
  api: Client,
  rows: readonly ImportRow[],
  signal: AbortSignal,
): Promise<readonly ImportProblem[]> {
  const found: ImportProblem[] = [];
  let failure: unknown;
  const stop = new AbortController();
  await runWrites(rows, {
    signal: AbortSignal.any([signal, stop.signal]),
    onOutcome: () => {},
    write: async (row) => {
      const { code } = row.body;
      try {
        const { items } = await api.institution.list({ search: code, limit: 100 }, { signal });
        const other = items.find((one) => one.code === code);
        if (other) {
          const reasons = [`Code: ${other.name} has ${code} already.`];
          found.push({ line: row.line, name: row.name, reasons });
        }
      } catch (error) {
        failure = error;
        stop.abort();
      }
      return row;
    },
  });
  if (failure) throw failure;
  return found.toSorted((a, b) => a.line - b.line);
}
