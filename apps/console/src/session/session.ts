import {
  type Client,
  type ClientOptions,
  type Credentials,
  type CurrentUser,
  createClient,
  type LoginVerification,
  type SessionEnd,
  type Tokens,
} from '@booking/api-client';
import { createQueries, type Queries } from '@booking/api-client/query';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { StoreApi } from 'zustand/vanilla';
import { resetRegion, setRegion } from '../region/region.ts';
import { type Acting, createActing } from './acting.ts';
import { createCache } from './cache.ts';
import { checkCredentials } from './check-credentials.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createPreferenceWriter, type PreferenceWriter } from './preference-writer.ts';
import { noteServerClock } from './session-ends.ts';
import { createSessionStore, isIn, type SessionState } from './session-store.ts';

/** How long the signed-in user counts as fresh, in milliseconds, unless a write has changed them. */
export const USER_FRESH_MS = 5 * 60_000;

/** How long signing out waits for the server, in milliseconds. */
export const SIGN_OUT_WAIT_MS = 2_000;

/** Signing in, staying signed in and signing out: everything that outlives a screen. */
export interface Session {
  readonly api: Client;
  /** Sends the calls. Undefined for the browser's own `fetch`. */
  readonly fetch: typeof fetch | undefined;
  readonly queries: Queries;
  readonly store: StoreApi<SessionState>;
  /** Text typed when a session ended, for its author alone. */
  readonly drafts: Drafts;
  /** Acting as a user of an institute. */
  readonly acting: Acting;
  /** Saves the user's preferences. */
  readonly preferences: PreferenceWriter;
  /** @throws ApiError why the sign-in failed; nothing has changed then. */
  signIn(credentials: Credentials): Promise<void>;
  /**
   * Completes a sign-in that failed with a challenge (`challengeOf`).
   * @throws ApiError why it failed; nothing has changed then.
   */
  verifySignIn(sent: LoginVerification): Promise<void>;
  signOut(): Promise<void>;
  /**
   * Verifies that the person at the keyboard is the signed-in user; their last sign-in is now.
   * @throws ApiError why not; `WRONG_CREDENTIALS` for a wrong password.
   */
  checkPassword(password: string): Promise<void>;
  /**
   * Attaches a user that the server knows although the page has no recorded sign-in: the cache may hold another user's
   * data and is replaced, once (`AUTH-08`).
   */
  attachUser(user: CurrentUser): void;
  /** Sets the user from a write's response; resolves when subscribers are notified. */
  setCurrentUser(user: CurrentUser): Promise<void>;
  /** Writes the persisted state again: a call may have cleared the local storage (`API-04`). */
  keepState(): void;
  /** Fetches the signed-in user again, after a write that has changed them. */
  refetchUser(): Promise<void>;
  /**
   * The user of the session that the page started with, once known; undefined without one, or when it can't be fetched.
   */
  readonly firstUser: Promise<CurrentUser | undefined>;
}

export interface SessionOptions extends Pick<ClientOptions, 'baseUrl' | 'storage' | 'fetch'> {
  /** Called with the cache of a user who signs in, while the user is being fetched. */
  readonly onSignIn?: (cache: QueryClient) => void;
}

/** Creates the page's session. One per page, except in tests. */
export function createSession({ onSignIn, ...options }: SessionOptions = {}): Session {
  const api = createClient({ ...options, onLogout: clearSession, onTokens: keepTokens });
  const queries = createQueries(api);
  const drafts = createDrafts();
  const preferences = createPreferenceWriter({
    send: (form, options) => api.user.updateMe(form, options),
    onSaved: setCurrentUser,
  });
  const store = createSessionStore(api.session.tokens());

  store.subscribe((state, before) => {
    if (!isIn(state) || (isIn(before) && state.epoch === before.epoch)) return;
    loadInBackground(state.cache);
  });
  const firstUser = loadUser(store.getState());
  if (isIn(store.getState())) loadInBackground(store.getState().cache);

  /** Every screen waits for the user, so the query starts while the screen's files load. */
  async function loadUser({ tokens, cache }: SessionState): Promise<CurrentUser | undefined> {
    if (!tokens) return undefined;
    await cache.prefetchQuery({ ...queries.user.me(), staleTime: USER_FRESH_MS });
    const user = userIn(cache);
    // Another user may have signed in since.
    if (user && store.getState().cache === cache) setRegion(user);
    return user;
  }

  const userIn = (cache: QueryClient) =>
    cache.getQueryData<CurrentUser>(queries.user.me().queryKey);

  /** Prefetches what most screens need (`AUTH-10`). If it fails, the screen asks again. */
  function loadInBackground(cache: QueryClient): void {
    void cache.prefetchQuery(queries.bkbtrSetting.get());
    void cache.prefetchQuery(queries.template.list({ sort: 'createdAt' }));
  }

  function keepTokens(tokens: Tokens): void {
    noteServerClock(tokens.accessToken);
    store.setState({ tokens });
  }

  /** Clears everything of the session, no matter who ended it (`AUTH-03`, `AUTH-05`). */
  function clearSession(endedBy: SessionEnd): void {
    const { isSignedIn, tokens, cache } = store.getState();
    const lastEmail = endedBy === 'logout' ? undefined : userIn(cache)?.email;
    // A failed sign-in was not a session yet: its form is still open, and the drafts of the last one are still wanted.
    if (isSignedIn || tokens)
      resetCache({
        isSignedIn: false,
        calendar: undefined,
        tokens: undefined,
        endedBy,
        lastEmail,
      });
    if (isSignedIn && endedBy === 'logout') drafts.dropAll();
    clearStorages();
  }

  /** Continues with another cache. Late responses to the old one are dropped. */
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

  /** Ends the session on the server, after what is still to be sent, if that can be done soon. */
  async function endOnServer(last: Promise<unknown> = Promise.resolve()): Promise<void> {
    const enough = new Promise((done) => setTimeout(done, SIGN_OUT_WAIT_MS));
    await Promise.race([last, enough]);
    const told = api.user.logout(undefined, { keepalive: true }).catch(() => undefined);
    await Promise.race([told, enough]);
  }

  /** Begins the session of a pair of tokens, once its user is known. */
  async function enter(tokens: Tokens): Promise<void> {
    noteServerClock(tokens.accessToken);
    api.session.begin(tokens);
    const cache = createCache();
    try {
      // The screens open once the user is known, so nothing flashes (`AUTH-02`).
      const asked = cache.fetchQuery(queries.user.me());
      onSignIn?.(cache);
      const user = await asked;
      // Nothing of one user is left for the next, not even in memory.
      drafts.keepOnly(user._id);
    } catch (error) {
      await endOnServer();
      api.session.end('logout');
      throw error;
    }
    resetCache({
      isSignedIn: true,
      calendar: undefined,
      tokens: api.session.tokens() ?? tokens,
      cache,
      endedBy: undefined,
      lastEmail: undefined,
    });
  }

  async function setCurrentUser(user: CurrentUser): Promise<void> {
    const { cache } = store.getState();
    const { queryKey } = queries.user.me();
    // A query that started before the write would return the old user.
    await cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, user);
    await new Promise<void>((heard) => notifyManager.schedule(heard));
  }

  return {
    api,
    fetch: options.fetch,
    queries,
    store,
    drafts,
    preferences,
    acting: createActing({ api, enter, endOnServer }),
    setCurrentUser,
    firstUser,

    signIn: async (credentials) => enter(await api.user.login(credentials)),

    verifySignIn: async (sent) => enter(await api.user.verifyLogin(sent)),

    async signOut() {
      await endOnServer(preferences.flush());
      api.session.end('logout');
      // Without tokens there was no session to end, but its traces may remain.
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

    keepState: () => store.setState({}),

    async refetchUser() {
      await store.getState().cache.refetchQueries({ queryKey: queries.user.me().queryKey });
    },
  };
}

function clearStorages(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[storage].clear();
    } catch {
      // Site data is blocked: nothing was saved there either.
    }
  }
}
