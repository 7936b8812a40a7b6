import type { Institution } from '@booking/api-client';
import { Card, Link, Skeleton } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { today } from '../../../dates/shown-date.ts';
import { RecordMoment } from '../../../facts/record-moment.tsx';
import { LoadError } from '../../../loading/load-error.tsx';
import { useReads } from '../../../session/session-context.ts';

/** The newest note on an institute, and how many next steps are due. */
export function NotesCard({ institute: { _id } }: { readonly institute: Institution }) {
  const reads = useReads();
  const of = { institution: _id, limit: 1 };
  const { data, error, isFetching, refetch } = useQuery(reads.note.list(of));
  const due = useQuery(reads.note.list({ ...of, isOpen: true, 'dueOn[lte]': today() }));
  const [newest] = data?.items ?? [];
  const dueCount = due.data?.total ?? 0;
  const notes = `/all-institutes/${_id}/activity?tab=notes`;
  return (
    <Card title="Notes" titleLevel={2} size="sm" description="Only visible to platform staff.">
      {error && (
        <LoadError
          title="Couldn’t load the notes"
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton />}
      {data && (
        <div className="grid gap-2">
          <p className="whitespace-pre-wrap">{newest?.text ?? 'No notes.'}</p>
          {newest && (
            <p className="text-bk-muted">
              {newest.by && `${newest.by.name}, `}
              <RecordMoment at={newest.createdAt} />
            </p>
          )}
          {dueCount > 0 && (
            <Link href={`${notes}&isOpen=true`}>
              {dueCount === 1 ? '1 next step is due' : `${dueCount} next steps are due`}
            </Link>
          )}
          <Link href={notes}>All notes</Link>
        </div>
      )}
    </Card>
  );
}
