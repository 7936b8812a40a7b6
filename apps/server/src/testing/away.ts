import { afterAll, beforeAll, expect, vi } from 'vitest';
import { ADMIN, PASSWORD, type TestApp } from './app.ts';

/** Every failure here is logged with its cause: thousands of lines that no one needs to read. */
export function silenceErrors(): void {
  beforeAll(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));
  afterAll(() => void vi.restoreAllMocks());
}

/** Sends a request while time stands still: one that waits for a pause or for the end of a limit gets no response. */
async function atOnce<T>(ask: () => Promise<T>): Promise<T> {
  const hung = Promise.withResolvers<never>();
  const error = new Error('The answer waits for time to pass.');
  const ends = setTimeout(() => hung.reject(error), 300_000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  try {
    return await Promise.race([ask(), hung.promise]);
  } finally {
    vi.useRealTimers();
    clearTimeout(ends);
  }
}

/** Sends requests until a response has the status. */
export const until = (status: number, ask: () => Promise<{ readonly status: number }>) =>
  vi.waitUntil(async () => (await ask()).status === status, { timeout: 300_000, interval: 10 });

/** Every request gets an immediate response that the database is away, and `/readyz` responds so too. */
export async function saysAway(app: TestApp, token: string): Promise<void> {
  for (const ask of [
    () => app.call('GET', '/user/me', { token }),
    () => app.call('POST', '/user/login', { body: { email: ADMIN, password: PASSWORD } }),
    () => app.call('GET', '/institution', { token }),
  ]) {
    for (let at = 0; at < 5; at += 1) {
      const { status, body, headers } = await atOnce(ask);
      expect(status).toBe(503);
      expect(body.code).toBe('UNAVAILABLE');
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
  }
  expect((await app.app.request('/readyz')).status).toBe(503);
  expect((await app.app.request('/healthz')).status).toBe(200);
}

/** The institutes that there are, by id. */
export async function institutes(app: TestApp, token: string): Promise<string[]> {
  const { body } = await app.call('GET', '/institution?limit=100', { token });
  return body.data.institutions.map(({ _id: id }: { _id: string }) => id).sort();
}
