import type { AccountEntry } from '@booking/api-client';

/** The payments of an account that are not reversed. */
export function paymentsOf(entries: readonly AccountEntry[]): readonly AccountEntry[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter(({ kind, _id }) => kind === 'payment' && !reversed.has(_id));
}
