import type { Institution } from '@booking/api-client';
import { InlineMessage } from '@booking/ui';
import { dayOf, formatDay } from '../../../dates/shown-date.ts';
import { RecordMoment } from '../../../facts/record-moment.tsx';
import { reasonText, statusLabels } from '../../../institutes/institute-words.ts';

const tones: Readonly<Partial<Record<Institution['status'], 'danger' | 'warning'>>> = {
  Suspended: 'danger',
  Inactive: 'warning',
};

/** Why an institute is not in use and since when, and until when a closed one can be reopened. */
export function StatusMessage({ institute }: { readonly institute: Institution }) {
  const { status, statusReason: reason, statusChangedAt, purgeAfter } = institute;
  if (!reason && !purgeAfter) return null;
  return (
    <InlineMessage
      tone={tones[status]}
      title={`${statusLabels[status]} since ${formatDay(dayOf(statusChangedAt))}`}
    >
      {reason && <p>{reasonText(reason)}</p>}
      {purgeAfter && (
        <p>
          Can be reopened until <RecordMoment at={purgeAfter} />.
        </p>
      )}
    </InlineMessage>
  );
}
