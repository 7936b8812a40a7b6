import type { Tokens } from '../../api-client/src/contract/schemas/credentials.ts';
import { memoryStorage } from '../../api-client/src/session/token-store.ts';
import { BASE_URL, createApiDouble } from '../../api-client/src/testing/api-double.ts';
import type { ApiErrorKind } from '../../api-client/src/transport/api-error.ts';
import { equal } from './expect.ts';
import type { MakeSubject, Setting } from './subject.ts';

/** How a call has to end: well, with an error of that kind, or with that reason of its own signal. */
export type End = 'ok' | ApiErrorKind | Error;

/** A client before a server in memory, with the calls of its listeners. */
export function createStage(make: MakeSubject, options: Partial<Setting> = {}) {
  const server = createApiDouble();
  const told = { logouts: 0, renewals: [] as Tokens[] };
  const storage = memoryStorage();
  const subject = make({
    baseUrl: BASE_URL,
    fetch: server.fetch,
    storage,
    timeout: 30_000,
    refreshUnavailable: 'logout',
    onLogout: () => {
      told.logouts += 1;
    },
    onTokens: (tokens) => told.renewals.push(tokens),
    ...options,
  });
  const at = options.storage ?? storage;

  return {
    server,
    subject,
    storage: at,
    told,
    me: () => subject.call('GET', '/user/me'),
    /** Returns the stored tokens: an access token and a refresh token, each or `null`. */
    stored: () => [at.getItem('accessToken'), at.getItem('refreshToken')],
    store(tokens: Tokens) {
      at.setItem('accessToken', tokens.accessToken);
      at.setItem('refreshToken', tokens.refreshToken);
    },
    forget() {
      at.removeItem('accessToken');
      at.removeItem('refreshToken');
    },
    /** Waits for the calls and holds their ends against what has to come. */
    async ends(calls: readonly Promise<unknown>[], ...expected: readonly End[]): Promise<void> {
      const actualEnds = (await Promise.allSettled(calls)).map((result) =>
        result.status === 'fulfilled' ? 'ok' : nameOf(result.reason),
      );
      const expectedEnds = expected.map((end) => (end === 'ok' ? end : nameOfExpected(end)));
      const all = actualEnds.map((_, index) => expectedEnds[index] ?? expectedEnds.at(-1));
      equal(actualEnds, all, 'the calls ended');
    },
  };

  function nameOf(error: unknown): string {
    if (!subject.kindOf) return 'failed';
    return subject.kindOf(error) ?? String(error);
  }

  function nameOfExpected(end: Exclude<End, 'ok'>): string {
    return subject.kindOf ? String(end) : 'failed';
  }
}

/** The same, signed in as `asha` with an access token that has expired. */
export function createStaleStage(make: MakeSubject, options?: Partial<Setting>) {
  const stage = createStage(make, options);
  stage.subject.begin(stage.server.issue('asha'));
  stage.server.expire();
  return stage;
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
