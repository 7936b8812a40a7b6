import fc from 'fast-check';
import { LOGIN_MESSAGE } from '../contract/routes.ts';
import { type ApiErrorKind, createClient, isApiError, memoryStorage } from '../index.ts';
import { type VirtualTime, withVirtualTime } from './virtual-time.ts';

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

type Unavailable = 'logout' | 'keep';
type Weather = 'good' | 'offline' | 'down' | 'refused';
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const KINDS = new Set<ApiErrorKind>(['auth', 'network', 'session-changed']);

function answer(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status });
}

/** A server and a client that move only when a schedule says so. Breaks of the rules are collected. */
function createWorld(refreshUnavailable: Unavailable, time: VirtualTime) {
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
    if (weather === 'down') return answer(503, {});
    if (weather === 'refused') return answer(401, { message: LOGIN_MESSAGE });
    spent.add(token);
    return answer(200, issue(token.split(':')[0] ?? ''));
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
        else resolve(valid.has(access) ? answer(200, {}) : answer(401, { message: LOGIN_MESSAGE }));
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
        return time.advance(5_000);
      case 'weather':
        weather = action.refresh;
    }
  }

  return {
    async run(action: Step): Promise<void> {
      await take(action);
      await new Promise((resolve) => setImmediate(resolve));
      if (user === 'nobody' && storage.getItem('refreshToken')) {
        breaks.push('tokens are stored while nobody is signed in');
      }
    },
    /** Answers whatever waits until every call has ended. */
    async finish(): Promise<readonly string[]> {
      for (let round = 0; settled < calls.length && round < 50; round += 1) {
        for (const go of waiting.splice(0)) go();
        await this.run({ kind: 'wait' });
      }
      if (settled < calls.length) breaks.push('a call never ended');
      return breaks;
    },
  };
}

/**
 * What must hold for every schedule. Five rules: no refresh token is in flight twice, none is sent once it is spent,
 * none is stored while nobody is signed in, no call of one user carries the token of another, every call ends.
 */
export function scheduleProperty(refreshUnavailable: Unavailable) {
  const schedules = fc.array(step, { minLength: 5, maxLength: 40 });
  return fc.asyncProperty(schedules, (steps) =>
    withVirtualTime(async (time) => {
      const world = createWorld(refreshUnavailable, time);
      await world.run({ kind: 'begin' });
      for (const action of steps) await world.run(action);
      const breaks = await world.finish();
      if (breaks.length > 0) throw new Error(breaks.join('; '));
    }),
  );
}
