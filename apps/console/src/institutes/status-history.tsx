import type { Institution } from '@booking/api-client';
import { Timeline } from '@booking/ui';
import { FactsSection } from '../facts/facts-section.tsx';
import { RecordMoment } from '../facts/record-moment.tsx';
import { StatusTag } from './institute-tags.tsx';
import { reasonText, statusTones } from './institute-words.ts';

/** The status changes of an institute, under a heading. */
export function StatusHistory({ institute }: { readonly institute: Institution }) {
  return (
    <FactsSection heading="Status history">
      <StatusTimeline institute={institute} />
    </FactsSection>
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
        content: reason && reasonText(reason),
      }))}
    />
  );
}
