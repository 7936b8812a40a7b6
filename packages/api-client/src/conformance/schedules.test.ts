import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApiErrorKind, createClient, isApiError, memoryStorage } from '../index.ts';
import { loginAnswer } from './api-double.ts';

/** What may happen, in any order; the numbers choose among what is waiting. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: 'call' } as const) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('answer' as const), at: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('abort' as const), at: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'expire' } as const) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'begin' } as const, { kind: 'end' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'wait' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('weather' as const),
      refresh: fc.constantFrom<Weather>('good', 'good', 'offline', 'down', 'refused'),
    }),
  },
);

type Weather = 'good' | 'offline' | 'down' | 'refused';
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const KINDS = new Set<ApiErrorKind>(['auth', 'network', 'session-changed']);

/** A server and a client that move only when a schedule says so. Breaks of the rules are collected. */
function createWorld(refreshUnavailable: 'logout' | 'keep') {
  const breaks: string[] = [];
  const storage = memoryStorage();
  const valid = new Set<string>();
  const spent = new Set<string>();
  const inFlight = new Set<string>();
  const waiting: (() => void)[] = [];
  const controls: AbortController[] = [];
  const calls: Promise<void>[] = [];
  let settled = 0;
  let user = 'nobody';
  let users = 0;
  let serial = 0;
  let weather: Weather = 'good';

  function issue(owner: string) {
    serial += 1;
    const tokens = { accessToken: `${owner}:a${serial}`, refreshToken: `${owner}:r${serial}` };
    valid.add(tokens.accessToken);
    return tokens;
  }

  function answerRefresh(token: string): Response {
    if (weather === 'down') return new Response('', { status: 503 });
    if (weather === 'refused') return loginAnswer();
    spent.add(token);
    return Response.json(issue(token.split(':')[0] ?? ''));
  }

  const fetchDouble: typeof fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    const access = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const refresh = headers.get('refreshToken') ?? '';
    const isRefresh = String(url).endsWith('/user/refresh');
    if (isRefresh && inFlight.has(refresh)) breaks.push(`${refresh} is in flight twice`);
    if (isRefresh && spent.has(refresh)) breaks.push(`${refresh} is spent and sent again`);
    if (isRefresh) inFlight.add(refresh);
    const owner = String(url).split('/of/')[1];
    if (!isRefresh && access && !access.startsWith(`${owner}:`)) {
      breaks.push(`a call of ${owner} carries ${access}`);
    }
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      waiting.push(() => {
        inFlight.delete(isRefresh ? refresh : '');
        if (isRefresh && weather === 'offline') reject(new TypeError('fetch failed'));
        else if (isRefresh) resolve(answerRefresh(refresh));
        else resolve(valid.has(access) ? Response.json({}) : loginAnswer());
      });
    });
  };

  const api = createClient({
    baseUrl: 'https://api.test/api/v1',
    storage,
    fetch: fetchDouble,
    timeout: 0,
    refreshUnavailable,
    onLogout: () => {
      user = 'nobody';
    },
  });

  function call(): void {
    const control = new AbortController();
    controls.push(control);
    const own = api.request('GET', `/of/${user}`, { signal: control.signal }).then(
      () => {},
      (error: unknown) => {
        const isKnown = error === 'left' || (isApiError(error) && KINDS.has(error.kind));
        if (!isKnown) breaks.push(`a call ended with ${error}`);
      },
    );
    calls.push(
      own.finally(() => {
        settled += 1;
      }),
    );
  }

  async function take(action: Step): Promise<unknown> {
    switch (action.kind) {
      case 'call':
        return call();
      case 'answer':
        return waiting.splice(action.at % Math.max(waiting.length, 1), 1)[0]?.();
      case 'abort':
        return controls[action.at % Math.max(controls.length, 1)]?.abort('left');
      case 'expire':
        return valid.clear();
      case 'begin':
        users += 1;
        user = `user${users}`;
        return api.session.begin(issue(user));
      case 'end':
        return api.session.end();
      case 'clear':
        storage.removeItem('accessToken');
        storage.removeItem('refreshToken');
        return api.session.end();
      case 'wait':
        return vi.advanceTimersByTimeAsync(5_000);
      case 'weather':
        weather = action.refresh;
    }
  }

  return {
    async run(action: Step): Promise<void> {
      await take(action);
      await new Promise(setImmediate);
      if (user === 'nobody' && storage.getItem('refreshToken')) {
        breaks.push('tokens are stored while nobody is signed in');
      }
    },
    /** Answers whatever waits until every call has ended. */
    async finish(): Promise<readonly string[]> {
      for (let round = 0; settled < calls.length && round < 50; round += 1) {
        for (const answer of waiting.splice(0)) answer();
        await this.run({ kind: 'wait' });
      }
      if (settled < calls.length) breaks.push('a call never ended');
      return breaks;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

// Rules: no refresh token in flight twice, none sent once spent, none stored while signed out, no call
// of one user with the token of another, every call ends. `fast-check` prints the seed of a failure.
test.each(['logout', 'keep'] as const)(
  '[AUTH-04] a thousand random schedules break no rule of the session (refreshUnavailable: %s)',
  async (refreshUnavailable) => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40 }),
      async (steps) => {
        const world = createWorld(refreshUnavailable);
        await world.run({ kind: 'begin' });
        for (const action of steps) await world.run(action);
        expect(await world.finish()).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns: 1_000 });
  },
  60_000,
);
