import { LOGIN_MESSAGE } from '../contract/routes.ts';
import type { Tokens } from '../contract/schemas/user.ts';

/** A request as it reached the double. */
export interface Arrival {
  readonly method: string;
  /** Below the base path, query included. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
  readonly init: RequestInit;
}

/** Holds back the answers of a path, so that a scenario decides their order. */
export interface Hold {
  /** Resolves as soon as a request waits here. */
  readonly arrived: Promise<void>;
  release(): void;
}

type Answerer = (arrival: Arrival) => Response | Promise<Response>;

export const BASE_URL = 'https://api.test/api/v1';
const REFRESH = '/user/refresh';

/** A client that goes round in circles is left without an answer after so many requests. */
const REQUESTS_MAX = 5_000;

/** A server in memory that issues, rotates and expires tokens; `fetch` is its only door. */
export function createApiDouble() {
  const arrivals: Arrival[] = [];
  const owners = new Map<string, string>();
  const answerers = new Map<string, Answerer>();
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
    if (!owner?.length) return loginAnswer();
    owners.delete(token);
    return Response.json({ status: 'success', ...issue(owner) });
  }

  function answerPlain({ headers, body }: Arrival): Response {
    const owner = owners.get(headers.get('authorization')?.replace('Bearer ', '') ?? '');
    if (!owner) return loginAnswer();
    return Response.json({ status: 'success', data: { user: { firstName: owner } }, body });
  }

  const fetchDouble: typeof fetch = async (input, given = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const init = input instanceof Request ? await initOf(input) : given;
    init.signal?.throwIfAborted();
    const path = url.replace(BASE_URL, '');
    const body = await new Response(init.body).text();
    const headers = new Headers(init.headers);
    const arrival = { method: init.method ?? 'GET', path, headers, body, init };
    arrivals.push(arrival);
    if (arrivals.length > REQUESTS_MAX) return new Promise(() => {});
    const answer = answerers.get(path) ?? (path === REFRESH ? rotate : answerPlain);
    // What is answered is settled on arrival; a hold only delays its way back.
    const response = await answer(arrival);
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
    /** Replaces the answers of a path. */
    answer(path: string, answerer: Answerer) {
      answerers.set(path, answerer);
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
export function loginAnswer(status = 401): Response {
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
