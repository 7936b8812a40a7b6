import type { Institution } from '@booking/api-client';
import { Timeline } from '@booking/ui';
import { RecordMoment } from '../facts/record-moment.tsx';
import { StatusTag } from './institute-tags.tsx';
import { reasonLabels, statusTones } from './institute-words.ts';

/** The status changes of an institute, the latest first. */
export function StatusHistory({ institute }: { readonly institute: Institution }) {
  return (
    <section className="ck-facts">
      <h3 className="ck-facts-heading">Status history</h3>
      <Timeline
        items={institute.statusHistory.toReversed().map(({ to, at, by, reason }) => ({
          key: at + to,
          title: <StatusTag status={to} />,
          tone: statusTones[to],
          time: <RecordMoment at={at} />,
          actor: by?.name,
          content: reason && `${reasonLabels[reason.code]}: ${reason.note}`,
        }))}
      />
    </section>
  );
}
