import { LOGIN_MESSAGE } from '../contract/protocol.ts';
import type { Tokens } from '../contract/schemas/credentials.ts';

/** A request as it reached the double. */
export interface Arrival {
  readonly method: string;
  /** Below the base path, query included. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
  readonly init: RequestInit;
}

/** Holds back the responses of a path, so that a scenario decides their order. */
export interface Hold {
  /** Resolves as soon as a request waits here. */
  readonly arrived: Promise<void>;
  release(): void;
}

type Responder = (arrival: Arrival) => Response | Promise<Response>;

export const BASE_URL = 'https://api.test/api/v1';
const REFRESH = '/user/refresh';

/** A client that loops gets no response after this many requests. */
const REQUESTS_MAX = 5_000;

/** A server in memory that issues, rotates and expires tokens; `fetch` is the only way in. */
export function createApiDouble() {
  const arrivals: Arrival[] = [];
  const owners = new Map<string, string>();
  const responders = new Map<string, Responder>();
  const holds = new Map<string, { open: Promise<void>; arrive: () => void }>();
  let count = 0;

  /** A new pair for a user; the tokens say whose they are. */
  function issue(user: string): Tokens {
    count += 1;
    const tokens = {
      accessToken: `${user}.access.${count}`,
      refreshToken: `${user}.refresh.${count}`,
    };
    for (const token of Object.values(tokens)) owners.set(token, user);
    return tokens;
  }

  function rotate({ headers }: Arrival): Response {
    const token = headers.get('refreshToken') ?? '';
    const owner = owners.get(token);
    if (!owner?.length) return loginRequired();
    owners.delete(token);
    return Response.json({ status: 'success', ...issue(owner) });
  }

  function respondPlain({ headers, body }: Arrival): Response {
    const owner = owners.get(headers.get('authorization')?.replace('Bearer ', '') ?? '');
    if (!owner) return loginRequired();
    return Response.json({ status: 'success', data: { user: { firstName: owner } }, body });
  }

  const fetchDouble: typeof fetch = async (input, requestInit = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const init = input instanceof Request ? await initOf(input) : requestInit;
    init.signal?.throwIfAborted();
    const path = url.replace(BASE_URL, '');
    const body = await new Response(init.body).text();
    const headers = new Headers(init.headers);
    const arrival = { method: init.method ?? 'GET', path, headers, body, init };
    arrivals.push(arrival);
    if (arrivals.length > REQUESTS_MAX) return new Promise(() => {});
    const respond = responders.get(path) ?? (path === REFRESH ? rotate : respondPlain);
    // The response is decided on arrival; a hold only delays it.
    const response = await respond(arrival);
    const hold = holds.get(path);
    hold?.arrive();
    await Promise.race([hold?.open, aborted(init.signal)]);
    return response;
  };

  return {
    fetch: fetchDouble,
    issue,
    /** Access tokens of all users are over; refresh tokens are not. */
    expire() {
      for (const token of owners.keys()) if (token.includes('.access.')) owners.delete(token);
    },
    /** Replaces the responses of a path. */
    respond(path: string, responder: Responder) {
      responders.set(path, responder);
    },
    hold(path: string): Hold {
      const arrived = deferred();
      const open = deferred();
      holds.set(path, { open: open.promise, arrive: arrived.resolve });
      return {
        arrived: arrived.promise,
        release() {
          holds.delete(path);
          open.resolve();
        },
      };
    },
    arrivals,
    arrivalsAt: (path: string) => arrivals.filter((arrival) => arrival.path === path),
    get refreshes() {
      return arrivals.filter(({ path }) => path === REFRESH).length;
    },
  };
}

/** The server's request for a sign-in. */
export function loginRequired(status = 401): Response {
  return Response.json(
    { status: 'fail', code: 'LOGIN_REQUIRED', message: LOGIN_MESSAGE, requestId: 'r1' },
    { status },
  );
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** The parts of a `Request` that scenarios look at. */
async function initOf(request: Request): Promise<RequestInit> {
  const { method, headers, signal, cache, credentials, redirect, keepalive } = request;
  const body = request.body ? await request.text() : undefined;
  return { method, headers, signal, cache, credentials, redirect, keepalive, body };
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
