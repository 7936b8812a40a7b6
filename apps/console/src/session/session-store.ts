import type { SessionEnd, Tokens } from '@booking/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CalendarState } from '../calendar/calendar-state.ts';
import { createCache } from './cache.ts';
import { saveTabCalendar, tabCalendar } from './tab-calendar.ts';

/** The key and version of the persisted client state (`STATE-02`). */
export const STATE_KEY = 'booking';
export const STATE_VERSION = 1;

/** The client state of a session, besides the API's responses. */
export interface SessionState {
  /** Persisted, with the calendar; tokens and API data are not. */
  readonly isSignedIn: boolean;
  /** The user's calendar; undefined until chosen. Cleared with the user. */
  readonly calendar: CalendarState | undefined;
  readonly tokens: Tokens | undefined;
  /** The API's responses for this user, and no one else's. */
  readonly cache: QueryClient;
  /** Incremented with each new cache: use it as a key to start again. */
  readonly epoch: number;
  /** Why the session ended; undefined while this page had none. */
  readonly endedBy: SessionEnd | undefined;
  /** Whose session it was that ended by itself: the same person is likely to sign in again. */
  readonly lastEmail: string | undefined;
}

/** A store of the client state, what is persisted of it, and the calendar of this tab. */
export function createSessionStore(tokens: Tokens | undefined): StoreApi<SessionState> {
  const store = createStore<SessionState>()(
    persist(
      (): SessionState => ({
        isSignedIn: false,
        calendar: undefined,
        tokens,
        cache: createCache(),
        epoch: 0,
        endedBy: undefined,
        lastEmail: undefined,
      }),
      {
        name: STATE_KEY,
        version: STATE_VERSION,
        partialize: ({ isSignedIn, calendar }) => ({ isSignedIn, calendar }),
        // A copy of another version is discarded; returning the initial state overwrites it.
        migrate: () => ({ isSignedIn: false, calendar: undefined }),
        // Another tab may have written another user's.
        merge: (stored, initial) => ({
          ...initial,
          ...(typeof stored === 'object' && stored),
          calendar: tabCalendar(),
        }),
      },
    ),
  );
  store.subscribe(({ calendar }, before) => {
    if (calendar !== before.calendar) saveTabCalendar(calendar);
  });
  return store;
}

/** The flag is persisted, the tokens are not: a session needs both. */
export function isIn({ isSignedIn, tokens }: SessionState): boolean {
  return isSignedIn && tokens !== undefined;
}
