import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { HttpError } from '../http-error.ts';
import { logFrom } from '../log.ts';
import { createAdmission } from '../session/queue.ts';
import type { HttpEnv } from './env.ts';
import { answerFailure } from './errors.ts';

afterEach(() => {
  vi.restoreAllMocks();
  logFrom('warn', 'json');
});

it.each([
  ['info', 'request.refused', () => createAdmission(0)('known', async () => 'in')],
  ['error', 'request.failed', () => Promise.reject(new HttpError('UNAVAILABLE'))],
] as const)('logs as %s %s what is answered with 503', async (level, event, work) => {
  logFrom('info', 'json');
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const app = new Hono<HttpEnv>().onError(answerFailure);
  app.get('/', async (c) => c.text(await work()));
  expect((await app.request('/')).status).toBe(503);
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toMatchObject([{ level, event, code: 'UNAVAILABLE' }]);
});
