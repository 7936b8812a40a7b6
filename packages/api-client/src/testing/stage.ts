import { type ClientOptions, createClient } from '../client.ts';
import type { Tokens } from '../contract/schemas/credentials.ts';
import type { SessionEnd } from '../session/session.ts';
import { memoryStorage } from '../session/token-store.ts';
import { BASE_URL, createApiDouble } from './api-double.ts';

/** A client before a server in memory, with the calls of its listeners. */
export function createStage(options: ClientOptions = {}) {
  const server = createApiDouble();
  const logouts: SessionEnd[] = [];
  const renewals: Tokens[] = [];
  const storage = options.storage ?? memoryStorage();
  const api = createClient({
    baseUrl: BASE_URL,
    fetch: server.fetch,
    onLogout: (reason) => logouts.push(reason),
    onTokens: (tokens) => renewals.push(tokens),
    ...options,
    storage,
  });
  return { server, api, storage, logouts, renewals };
}

/** The same, signed in as `asha` with an access token that has expired. */
export function createStaleStage(options?: ClientOptions) {
  const stage = createStage(options);
  stage.api.session.begin(stage.server.issue('asha'));
  stage.server.expire();
  return stage;
}

/** How each call ended: `ok`, the kind of its error, or the error itself. */
export async function outcomes(calls: readonly Promise<unknown>[]): Promise<unknown[]> {
  const results = await Promise.allSettled(calls);
  return results.map((result) =>
    result.status === 'fulfilled' ? 'ok' : (result.reason?.kind ?? result.reason),
  );
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
