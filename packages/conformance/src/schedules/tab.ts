import { createClient, memoryStorage, type SessionEnd } from '../../../api-client/src/index.ts';
import { type SessionChannel, sessionOf } from '../../../api-client/src/session/session.ts';
import { record } from '../../../api-client/src/transport/api-error.ts';
import { type Break, type Made, watchCall } from './call.ts';
import type { Sent, Server, Waiting } from './server.ts';

/** A message that has not arrived at a tab yet. */
export interface Message {
  readonly to: Tab;
  readonly data: unknown;
}

export interface Surroundings {
  readonly server: Server;
  readonly unavailable: 'logout' | 'keep';
  readonly broken: Break;
  readonly post: (from: Tab, data: unknown) => void;
  readonly wait: (waiting: Waiting) => void;
}

export type Tab = ReturnType<typeof createTab>;

/** Refreshes that may fail before the session is given up. */
const MAX_FAILED_REFRESHES = 2;
const TRIES = 3;

/** A tab with a client of its own, and what has to be true of it. */
export function createTab(around: Surroundings, user: string, stored: readonly (string | null)[]) {
  const { server, unavailable, broken } = around;
  const storage = memoryStorage();
  const inFlight = new Set<string>();
  /** Refresh tokens whose new pair has arrived here. */
  const spentTokens = new Set<string>();
  const callsById = new Map<string, Made>();
  /** State of the session, for the ends of the calls that were under way. */
  const state = {
    user,
    /** Beginnings and ends by the user. */
    changes: 0,
    /** Ends by a refresh. */
    losses: 0,
    /** Pairs that a copy has handed over. */
    adoptions: 0,
    isDenied: false,
    unanswered: 0,
    failedRefreshes: 0,
  };
  const [access, refresh] = stored;
  if (access) storage.setItem('accessToken', access);
  if (refresh) storage.setItem('refreshToken', refresh);
  let calls = 0;
  /** Last message to the copies, until its cause is clear. */
  let posted: unknown;
  let isHearing = false;

  const storedNow = () =>
    [storage.getItem('accessToken'), storage.getItem('refreshToken')] as const;

  const channel: SessionChannel = {
    onmessage: null,
    postMessage(data) {
      posted = data;
      around.post(tab, structuredClone(data));
    },
    close() {},
  };
  sessionOf(storage, () => channel);

  const api = createClient({
    baseUrl: 'https://api.test/api/v1',
    storage,
    timeout: 0,
    refreshUnavailable: unavailable,
    fetch: server.doorOf(onSend),
    onLogout,
    onTokens(tokens) {
      if (!isHearing && JSON.stringify(record(posted).to) !== JSON.stringify(tokens)) {
        broken('copies share their session', `${tokens.refreshToken} is not told to them`);
      }
      posted = undefined;
      if (storage.getItem('refreshToken') !== tokens.refreshToken) {
        broken('told once it is stored', `${tokens.refreshToken} is told and not stored`);
      }
    },
  });

  function onSend(path: string, sent: Sent, waiting: Waiting): void {
    if (waiting.isRefresh) {
      onRefresh(sent.refresh, waiting);
      return;
    }
    const [, , owner = '', id = ''] = path.split('/');
    if (sent.access && !sent.access.startsWith(`${owner}:`)) {
      broken('tokens of one user', `a call of ${owner} carries ${sent.access}`);
    }
    const call = callsById.get(id);
    if (!call) throw new Error(`No one has made ${path}`);
    if (call.sends.length === 0 && inFlight.has(storage.getItem('refreshToken') ?? '')) {
      broken('wait for the refresh', `${path} is sent while it is under way`);
    }
    const send = call.send(sent);
    around.wait({
      ...waiting,
      go(how) {
        const end = waiting.go(how);
        send.end = end;
        return end;
      },
    });
  }

  function onRefresh(token: string, waiting: Waiting): void {
    if (inFlight.has(token)) broken('one refresh at a time', `${token} is in flight twice`);
    if (spentTokens.has(token)) broken('nothing spent', `${token} is spent and sent again`);
    inFlight.add(token);
    around.wait({
      ...waiting,
      go(how) {
        inFlight.delete(token);
        const end = waiting.go(how);
        if (end === 'renewed') spentTokens.add(token);
        // A response for a session that is over changes nothing for this one.
        if (storage.getItem('refreshToken') !== token) return end;
        state.unanswered = end === 'unanswered' ? state.unanswered + 1 : 0;
        if (end === 'renewed') state.failedRefreshes += 1;
        if (end === 'denied') state.isDenied = true;
        return end;
      },
    });
  }

  function onLogout(why: SessionEnd): void {
    const isShared = posted !== undefined;
    posted = undefined;
    if (!isHearing && isShared !== (why === 'logout')) {
      broken('copies share their session', `${why} is ${isShared ? '' : 'not '}told to them`);
    }
    if (state.user === 'nobody') broken('one logout a session', `${why} is told and no one is in`);
    if (storedNow().some((token) => token !== null)) {
      broken('told once it is stored', 'a logout is told and tokens are stored');
    }
    const isJust = {
      logout: true,
      expired: state.isDenied || state.failedRefreshes >= MAX_FAILED_REFRESHES,
      unreachable: unavailable === 'logout' && state.unanswered >= TRIES,
    }[why];
    if (!isJust) broken('no logout without cause', `${why}: ${JSON.stringify(state)}`);
    if (why === 'logout') state.changes += 1;
    else state.losses += 1;
    Object.assign(state, { user: 'nobody', isDenied: false, unanswered: 0, failedRefreshes: 0 });
  }

  const tab = {
    stored: storedNow,
    state,
    /** The calls, by whether they have ended. */
    made: callsById,
    begin(next: string) {
      const isIn = state.user;
      Object.assign(state, { user: next, isDenied: false, unanswered: 0, failedRefreshes: 0 });
      state.changes += 1;
      api.session.begin(server.issue(next));
      return isIn;
    },
    end() {
      api.session.end();
      if (state.user !== 'nobody') broken('one logout a session', 'an end is not told');
    },
    /** Clears the storage, as other code does that signs out by it. */
    clear() {
      storage.removeItem('accessToken');
      storage.removeItem('refreshToken');
      this.end();
    },
    call(method: 'GET' | 'POST') {
      calls += 1;
      const id = `c${calls}`;
      const body = method === 'POST' ? { of: id } : undefined;
      const call = watchCall(
        state,
        { unavailable, broken, name: `${method} ${id}` },
        body && JSON.stringify(body),
      );
      callsById.set(id, call);
      call.follow((signal) => api.request(method, `/of/${state.user}/${id}`, { body, signal }));
    },
    /** A refresh by hand. */
    renew() {
      calls += 1;
      const call = watchCall(state, { unavailable, broken, name: 'renew' });
      callsById.set(`c${calls}`, call);
      call.follow((signal) => api.user.refresh(undefined, { signal }));
    },
    onMessage(data: unknown) {
      const { from, to } = record(data);
      const before = storedNow();
      const concerns = from !== null && from === before[1];
      if (concerns && to) state.adoptions += 1;
      isHearing = true;
      channel.onmessage?.(new MessageEvent('message', { data }));
      isHearing = false;
      const { accessToken, refreshToken } = record(to);
      const after = !concerns ? before : to ? [accessToken, refreshToken] : [null, null];
      if (JSON.stringify(storedNow()) !== JSON.stringify(after)) {
        broken('copies share their session', `after ${JSON.stringify(data)}: ${storedNow()}`);
      }
    },
    /** Checks the rules for moments when nothing is about to happen by itself. */
    look() {
      const [, token] = storedNow();
      if (state.user === 'nobody' && token) {
        broken('nothing stored for no one', `${token} is stored while no one is signed in`);
      }
      if (state.user !== 'nobody' && !token) {
        broken('one logout a session', `${state.user} is signed in and has no tokens`);
      }
      if (state.isDenied) broken('a rejection ends the session', `${state.user} stays signed in`);
    },
  };
  return tab;
}
