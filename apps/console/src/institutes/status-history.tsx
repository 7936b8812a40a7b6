import type { Institution } from '@booking/api-client';
import { Timeline } from '@booking/ui';
import { RecordMoment } from '../facts/record-moment.tsx';
import { StatusTag } from './institute-tags.tsx';
import { reasonLabels, statusTones } from './institute-words.ts';

/** The status changes of an institute, under a heading. */
export function StatusHistory({ institute }: { readonly institute: Institution }) {
  return (
    <section className="ck-facts">
      <h3 className="ck-facts-heading">Status history</h3>
      <StatusTimeline institute={institute} />
    </section>
  );
}

/** The status changes of an institute, the latest first. */
export function StatusTimeline({ institute }: { readonly institute: Institution }) {
  return (
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
  );
}
