import type { AccountEntry } from '@booking/api-client';
import { majorOf, roundedMinor } from '@booking/api-client/facts';

/** Returns the rest of an account's line after the adjustments and the refunds about it, in major units. */
export function leftOf(
  entry: AccountEntry,
  entries: readonly AccountEntry[],
  currency: string,
): number {
  const minor = (amount: number) => Math.abs(roundedMinor(amount, currency));
  const about = entries.filter((line) => line.about === entry._id);
  return majorOf(
    about.reduce((left, { amount }) => left - minor(amount), minor(entry.amount)),
    currency,
  );
}

/** The payments of an account that are not reversed. */
export function paymentsOf(entries: readonly AccountEntry[]): readonly AccountEntry[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter(({ kind, _id }) => kind === 'payment' && !reversed.has(_id));
}
