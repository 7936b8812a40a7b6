import type { User } from '@booking/api-client';
import { fullName } from '@booking/api-client/facts';
import { Modal, notify } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../../loading/load-error.tsx';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import { useReads, useSession } from '../../../session/session-context.ts';
import { SessionList } from '../../../sessions/session-list.tsx';

export interface SessionsDialogProps {
  readonly user: User;
  readonly onClosed: () => void;
}

/** Where a user is signed in, and how to end that. */
export default function SessionsDialog({ user, onClosed }: SessionsDialogProps) {
  const { api } = useSession();
  const [isOpen, setIsOpen] = useState(true);
  const query = useQuery(useReads().user.sessions(user._id));
  const name = fullName(user);
  const end = async (session?: string) => {
    await api.user.endSessions(user._id, session === undefined ? {} : { session });
    await query.refetch();
    notify.success(session === undefined ? `${name} is signed out.` : 'Session ended.');
  };
  return (
    <Modal
      open={isOpen}
      header={{ icon: 'smartphone', text: `Sessions of ${name}` }}
      footer={{ cancel: { name: 'Close' }, confirm: { hide: true } }}
      onOpenChange={() => setIsOpen(false)}
      onClosed={onClosed}
    >
      {query.data && <SessionList sessions={query.data} onEnd={end} endAllLabel="End all" />}
      {!query.data && query.error && (
        <LoadError
          title="Couldn’t load the sessions"
          error={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isLoading && <LoadingBar label="Loading sessions" />}
    </Modal>
  );
}
