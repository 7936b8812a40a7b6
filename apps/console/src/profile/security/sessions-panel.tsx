import { notify } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../loading/load-error.tsx';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { useReads, useSession } from '../../session/session-context.ts';
import { SessionList } from '../../sessions/session-list.tsx';

/** Where the user is signed in. */
export function SessionsPanel() {
  const { api } = useSession();
  const query = useQuery(useReads().user.mySessions());
  const end = async (session?: string) => {
    await api.user.endMySessions(session === undefined ? {} : { session });
    await query.refetch();
    notify.success(session === undefined ? 'Other sessions ended.' : 'Session ended.');
  };
  return (
    <section className="grid gap-3" aria-labelledby="own-sessions">
      <h3 className="type-title-sm" id="own-sessions">
        Sessions
      </h3>
      {query.data && (
        <SessionList sessions={query.data} onEnd={end} endAllLabel="End all other sessions" />
      )}
      {!query.data && query.error && (
        <LoadError
          title="Couldn’t load your sessions"
          error={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isLoading && <LoadingBar label="Loading your sessions" />}
    </section>
  );
}
