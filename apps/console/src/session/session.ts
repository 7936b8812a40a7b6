import {
  type Client,
  type ClientOptions,
  type Credentials,
  type CurrentUser,
  createClient,
  type SessionEnd,
  type Tokens,
} from '@booking/api-client';
import { createQueries, type Queries } from '@booking/api-client/query';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CalendarState } from '../calendar/calendar-state.ts';
import { resetRegion, setRegion } from '../region/region.ts';
import { createCache } from './cache.ts';
import { checkCredentials } from './check-credentials.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createPreferenceWriter, type PreferenceWriter } from './preference-writer.ts';
import { noteServerClock } from './session-ends.ts';
import { saveTabCalendar, tabCalendar } from './tab-calendar.ts';

/** Where the client state is kept, and its version (`STATE-02`). */
export const STATE_KEY = 'booking';
export const STATE_VERSION = 1;

/** Milliseconds for which it is not asked again who is signed in, unless a write has changed them. */
export const USER_FRESH_MS = 5 * 60_000;

/** How long signing out waits for the server to hear of it, in milliseconds. */
export const SIGN_OUT_WAIT_MS = 2_000;

/** What the console holds of a session besides the answers of the API. */
export interface SessionState {
  /** Persisted, with the calendar; neither tokens nor anything of the API is. */
  readonly isSignedIn: boolean;
  /** What the user chose of it; undefined before that. It goes with the user. */
  readonly calendar: CalendarState | undefined;
  readonly tokens: Tokens | undefined;
  /** The answers of the API to this user. Nobody else's ever get into it. */
  readonly cache: QueryClient;
  /** Rises with each new cache: what is keyed by it starts anew. */
  readonly epoch: number;
  /** Why there is no session any more; undefined while there was none in this page. */
  readonly endedBy: SessionEnd | undefined;
}

/** Signing in, staying in and getting out: everything that outlives a screen. */
export interface Session {
  readonly api: Client;
  readonly queries: Queries;
  readonly store: StoreApi<SessionState>;
  /** What was typed when a session ended, for its owner alone. */
  readonly drafts: Drafts;
  /** Takes the preferences of the user to the server. */
  readonly preferences: PreferenceWriter;
  /** @throws ApiError why there is no sign-in; nothing has changed then. */
  signIn(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /**
   * Makes sure that who sits here is who signed in; the time of their last sign-in is now.
   * @throws ApiError why not; `WRONG_CREDENTIALS` for another password.
   */
  checkPassword(password: string): Promise<void>;
  /**
   * The server knows the user although the page has no note of a sign-in: whatever the cache holds may be somebody
   * else's and is dropped, once (`AUTH-08`).
   */
  attachUser(user: CurrentUser): void;
  /** Takes the user as a write has answered them; resolves when whoever shows them has heard of it. */
  setCurrentUser(user: CurrentUser): Promise<void>;
  /** Asks once more who is signed in, after a write that has changed it. */
  refetchUser(): Promise<void>;
  /** The user of the session that the page began with, once known; undefined where there is none, or none can be read. */
  readonly firstUser: Promise<CurrentUser | undefined>;
}

export interface SessionOptions extends Pick<ClientOptions, 'baseUrl' | 'storage' | 'fetch'> {
  /** Called with the cache of someone who signs in, while it is asked who they are. */
  readonly onSignIn?: (cache: QueryClient) => void;
}

/** Makes the session of a page. One a page, except in tests. */
export function createSession({ onSignIn, ...options }: SessionOptions = {}): Session {
  const api = createClient({ ...options, onLogout: clearSession, onTokens: keepTokens });
  const queries = createQueries(api);
  const drafts = createDrafts();
  const preferences = createPreferenceWriter({
    send: (form, options) => api.user.updateMe(form, options),
    onSaved: setCurrentUser,
  });
  const store = createStore<SessionState>()(
    persist(
      (): SessionState => ({
        isSignedIn: false,
        calendar: undefined,
        tokens: api.session.tokens(),
        cache: createCache(),
        epoch: 0,
        endedBy: undefined,
      }),
      {
        name: STATE_KEY,
        version: STATE_VERSION,
        partialize: ({ isSignedIn, calendar }) => ({ isSignedIn, calendar }),
        // A copy of another version means nothing here; answering nothing overwrites it.
        migrate: () => ({ isSignedIn: false, calendar: undefined }),
        // What another tab has put there may be another user's.
        merge: (kept, initial) => ({
          ...initial,
          ...(typeof kept === 'object' && kept),
          calendar: tabCalendar(),
        }),
      },
    ),
  );

  store.subscribe((state, before) => {
    if (!isIn(state) || (isIn(before) && state.epoch === before.epoch)) return;
    loadInBackground(state.cache);
  });
  const firstUser = loadUser(store.getState());
  if (isIn(store.getState())) loadInBackground(store.getState().cache);
  store.subscribe(({ calendar }, before) => {
    if (calendar !== before.calendar) saveTabCalendar(calendar);
  });

  /** Every screen waits for the user, so they are asked for while the files of the screen are on their way. */
  async function loadUser({ tokens, cache }: SessionState): Promise<CurrentUser | undefined> {
    if (!tokens) return undefined;
    await cache.prefetchQuery({ ...queries.user.me(), staleTime: USER_FRESH_MS });
    const user = userIn(cache);
    // Another one may have signed in meanwhile.
    if (user && store.getState().cache === cache) setRegion(user);
    return user;
  }

  const userIn = (cache: QueryClient) =>
    cache.getQueryData<CurrentUser>(queries.user.me().queryKey);

  /** What most screens need, before they ask for it (`AUTH-10`). Whoever needs it later asks again if it failed. */
  function loadInBackground(cache: QueryClient): void {
    void cache.prefetchQuery(queries.bkbtrSetting.get());
    void cache.prefetchQuery(queries.template.list({ sort: 'createdAt' }));
  }

  function keepTokens(tokens: Tokens): void {
    noteServerClock(tokens.accessToken);
    store.setState({ tokens });
  }

  /** The session is over, whoever ended it: nothing of it may stay (`AUTH-03`, `AUTH-05`). */
  function clearSession(endedBy: SessionEnd): void {
    const { isSignedIn, tokens } = store.getState();
    // A sign-in that fails half way was no session yet, and its form is still open.
    if (isSignedIn || tokens)
      resetCache({ isSignedIn: false, calendar: undefined, tokens: undefined, endedBy });
    if (endedBy === 'logout') drafts.dropAll();
    clearStorages();
  }

  /** Goes on with another cache. Late answers to the old one's calls go nowhere. */
  function resetCache({ cache = createCache(), ...changes }: Partial<SessionState>): void {
    const former = store.getState();
    preferences.reset();
    const user = userIn(cache);
    if (user) setRegion(user);
    else resetRegion();
    store.setState({ ...changes, cache, epoch: former.epoch + 1 });
    void former.cache.cancelQueries();
    former.cache.clear();
  }

  async function setCurrentUser(user: CurrentUser): Promise<void> {
    const { cache } = store.getState();
    const { queryKey } = queries.user.me();
    // A read that began before the write would answer what was.
    await cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, user);
    await new Promise<void>((heard) => notifyManager.schedule(heard));
  }

  return {
    api,
    queries,
    store,
    drafts,
    preferences,
    setCurrentUser,
    firstUser,

    async signIn(credentials) {
      const tokens = await api.user.login(credentials);
      noteServerClock(tokens.accessToken);
      api.session.begin(tokens);
      const cache = createCache();
      try {
        // The screens open once the user is known, so nothing flashes in between (`AUTH-02`).
        const asked = cache.fetchQuery(queries.user.me());
        onSignIn?.(cache);
        const user = await asked;
        // Nothing of one user is left for the next, be it only in memory.
        drafts.keepOnly(user._id);
      } catch (error) {
        api.session.end('logout');
        throw error;
      }
      resetCache({
        isSignedIn: true,
        calendar: undefined,
        tokens: api.session.tokens() ?? tokens,
        cache,
        endedBy: undefined,
      });
    },

    async signOut() {
      const enough = new Promise((done) => setTimeout(done, SIGN_OUT_WAIT_MS));
      await Promise.race([preferences.flush(), enough]);
      const told = api.user.logout(undefined, { keepalive: true }).catch(() => undefined);
      await Promise.race([told, enough]);
      api.session.end('logout');
      // Without tokens there was no session to end, but there may still be its traces.
      if (store.getState().isSignedIn) clearSession('logout');
    },

    async checkPassword(password) {
      const { cache } = store.getState();
      const { email } = await cache.ensureQueryData(queries.user.me());
      await checkCredentials(options, { email, password });
      await cache.refetchQueries({ queryKey: queries.user.me().queryKey });
    },

    attachUser(user) {
      const { isSignedIn, tokens } = store.getState();
      if (isSignedIn || !tokens) return;
      const cache = createCache();
      cache.setQueryData(queries.user.me().queryKey, user);
      resetCache({ isSignedIn: true, calendar: undefined, cache });
    },

    async refetchUser() {
      await store.getState().cache.refetchQueries({ queryKey: queries.user.me().queryKey });
    },
  };
}

/** The flag is kept between visits, the tokens are not: a session is both. */
function isIn({ isSignedIn, tokens }: SessionState): boolean {
  return isSignedIn && tokens !== undefined;
}

function clearStorages(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[storage].clear();
    } catch {
      // Blocked site data: nothing was kept there either.
    }
  }
}
