import type { AccountEntry } from '@booking/api-client';
import { Timeline } from '@booking/ui';
import { formatDay } from '../../../dates/shown-date.ts';
import { moneyText } from '../../../region/money.ts';
import { entryLabels, entryText } from '../../../subscriptions/subscription-words.ts';

interface AccountEntriesProps {
  readonly entries: readonly AccountEntry[];
  readonly currency: string;
}

const tones = {
  charge: 'neutral',
  credit: 'info',
  payment: 'success',
  reversal: 'danger',
  refund: 'info',
  writeOff: 'warning',
} as const;

/** The lines of an account, the newest first. */
export function AccountEntries({ entries, currency }: AccountEntriesProps) {
  return (
    <Timeline
      items={entries.map((entry) => ({
        key: entry._id,
        tone: tones[entry.kind],
        title: `${entryLabels[entry.kind]}: ${moneyText(Math.abs(entry.amount), currency)}`,
        time: <time dateTime={entry.day}>{formatDay(entry.day)}</time>,
        // Payments are recorded by people; who, is known to the platform alone.
        actor: entry.by?.name ?? (entry.kind === 'charge' ? 'Automatic' : undefined),
        content: entryText(entry),
      }))}
    />
  );
}
