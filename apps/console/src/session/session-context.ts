import type { CurrentUser } from '@booking/api-client';
import type { Queries } from '@booking/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect } from 'react';
import { useStore } from 'zustand';
import { type Session, USER_FRESH_MS } from './session.ts';
import type { SessionState } from './session-store.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** The page's session. @throws Error outside a `SessionProvider`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('This needs a SessionProvider.');
  return session;
}

/** Subscribes to a part of the client state. */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useSession().store, select);
}

/** The API's queries, for `useQuery`. */
export function useReads(): Queries {
  return useSession().queries;
}

/** The authentication state (`AUTH-06`). */
export type Auth =
  | { readonly state: 'loading' }
  | { readonly state: 'unauthenticated' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'authenticated'; readonly user: CurrentUser };

/**
 * The current user (`API-05`), as far as known. Each use subscribes to the query: below a guard, `useUser` has the
 * user.
 */
export function useAuth(): Auth {
  const session = useSession();
  const isPossible = useSessionState(({ tokens }) => tokens !== undefined);
  const isNoted = useSessionState(({ isSignedIn }) => isSignedIn);
  const {
    data: user,
    error,
    refetch,
  } = useQuery({
    ...session.queries.user.me(),
    enabled: isPossible,
    staleTime: USER_FRESH_MS,
    // The error page watches it too: asking again when that mounts would take the page away, and so on for ever.
    retryOnMount: false,
  });
  useEffect(() => {
    if (user) session.attachUser(user);
  }, [user, session]);
  if (!isPossible) return { state: 'unauthenticated' };
  // Without a recorded sign-in the cache is about to be replaced: no screen starts in this one (`AUTH-08`).
  if (user) return isNoted ? { state: 'authenticated', user } : { state: 'loading' };
  if (error) return { state: 'failed', error, retry: () => void refetch() };
  return { state: 'loading' };
}

const UserContext = createContext<CurrentUser | undefined>(undefined);

/** Provides the signed-in user. The guard wraps everything for signed-in users in one. */
export const UserProvider = UserContext.Provider;

/** The signed-in user, inside a guard. @throws Error when no one is signed in. */
export function useUser(): CurrentUser {
  const user = use(UserContext);
  if (!user) throw new Error('This needs a signed-in user.');
  return user;
}
