import type { Institution } from '@booking/api-client';
import { RecordMoment } from '../facts/record-moment.tsx';
import { StatusTag } from './institute-tags.tsx';
import { reasonLabels } from './institute-words.ts';
import './status-history.css';

/** The status changes of an institute, the latest first. */
export function StatusHistory({ institute }: { readonly institute: Institution }) {
  return (
    <section className="ck-facts">
      <h3 className="ck-facts-heading">Status history</h3>
      <ol className="ck-history">
        {institute.statusHistory.toReversed().map(({ to, at, by, reason }) => (
          <li key={at + to} className="ck-history-event">
            <StatusTag status={to} />
            <p className="ck-history-when">
              <RecordMoment at={at} />
              {by && ` by ${by.name}`}
            </p>
            {reason && (
              <p className="ck-history-reason">
                {reasonLabels[reason.code]}: {reason.note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
