import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Session } from './session.ts';
import { SessionContext } from './session-context.ts';

/** Provides a session and its cache. Everything inside remounts for each signed-in user. */
export function SessionProvider({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) {
  const cache = useStore(session.store, (state) => state.cache);
  const epoch = useStore(session.store, (state) => state.epoch);
  return (
    <SessionContext value={session}>
      <QueryClientProvider key={epoch} client={cache}>
        {children}
      </QueryClientProvider>
    </SessionContext>
  );
}
