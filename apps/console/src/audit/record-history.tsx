import { Skeleton, Timeline } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { RecordMoment } from '../facts/record-moment.tsx';
import { LoadError } from '../loading/load-error.tsx';
import { useReads } from '../session/session-context.ts';
import { actionLabels, fieldLabel, whoOf } from './audit-words.ts';
import { ChangedValue } from './change-facts.tsx';

interface RecordHistoryProps {
  readonly id: string;
}

/** How many of the newest entries are shown. */
const SHOWN = 20;

/** Changes of a record, the latest first. */
export default function RecordHistory({ id }: RecordHistoryProps) {
  const { data, error, isFetching, refetch } = useQuery(
    useReads().audit.list({ record: id, limit: SHOWN }),
  );
  if (error) {
    return (
      <LoadError
        title="Couldn’t load the history"
        error={error}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <Skeleton />;
  if (data.items.length === 0) return <p className="text-bk-muted">No changes recorded yet.</p>;
  return (
    <Timeline
      items={data.items.map((entry) => ({
        key: entry._id,
        title: actionLabels[entry.action],
        time: <RecordMoment at={entry.createdAt} />,
        actor: whoOf(entry),
        content: entry.changes.length > 0 && (
          <ul className="grid gap-1">
            {entry.changes.map((change) => (
              <li key={change.field}>
                {fieldLabel(change.field)}: <ChangedValue change={change} />
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
