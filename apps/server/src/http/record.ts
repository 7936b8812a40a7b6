import { API_BASE_PATH, REFRESH_TOKEN_HEADER } from '@booking/api-client/contract';
import type { Context } from 'hono';
import { log } from '../log.ts';
import { requestSeconds, requests } from '../metrics/metrics.ts';
import { loggedPath } from '../redact.ts';
import type { HttpEnv } from './env.ts';

/** Counts a finished request, and logs it if it is one of the API or if the product has failed it. */
export function recordRequest(c: Context<HttpEnv>, seconds: number): void {
  const { status } = c.res;
  const { path, method } = c.req;
  const isApi = path.startsWith(`${API_BASE_PATH}/`);
  const call = c.get('call') ?? (isApi ? 'unknown' : 'page');
  requests.inc({ call, status: String(status) });
  requestSeconds.observe({ call }, seconds);
  if (!isApi && status < 500) return;
  // Neither query nor headers: both may hold what does not belong in a log.
  log('info', 'request', {
    call,
    method,
    path: loggedPath(path),
    status,
    code: c.get('code'),
    ms: Math.round(seconds * 1000),
  });
}

/** Returns the secrets in the headers of a request, which no log may repeat. */
export function secretsOfHeaders(headers: Headers): readonly (string | null | undefined)[] {
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? [];
  return [
    headers.get('authorization')?.replace(/^\w+\s+/, ''),
    headers.get(REFRESH_TOKEN_HEADER),
    ...cookies.map((cookie) => cookie.replace(/^[^=]*=/, '')),
  ];
}
