import { REFRESH_TOKEN_HEADER } from '@booking/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { HttpError } from '../http-error.ts';
import type { HttpEnv } from './env.ts';
import { IDEMPOTENCY_HEADER } from './idempotency.ts';

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
  'Access-Control-Allow-Headers': `Authorization, ${REFRESH_TOKEN_HEADER}, Content-Type, ${IDEMPOTENCY_HEADER}`,
  'Access-Control-Max-Age': '7200',
} as const;

/** The settings that say whose pages may call. */
export type Origins = Pick<Config, 'allowedOrigins' | 'publicUrl'>;

/**
 * Decides which pages may call the API: those of its own origin, and those of the origins that are
 * listed, compared as a whole. What a browser sends for a link, a form, an image or a prefetch is no
 * call, and is refused before anything is read: `GET /user/refresh` changes state.
 *
 * @param isPartner whether a further origin is let in now. It is asked about foreign origins alone.
 */
export function crossOrigin(
  { allowedOrigins, publicUrl }: Origins,
  isPartner: (origin: string) => Promise<boolean> = async () => false,
): MiddlewareHandler<HttpEnv> {
  const origins = new Set(allowedOrigins);
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isOwn = origin === undefined || origin === publicUrl || isOfHost(origin, c.req.url);
    const isAllowed =
      origin !== undefined && (origins.has(origin) || (!isOwn && (await isPartner(origin))));
    const headers: [string, string][] = [['Vary', 'Origin']];
    if (isAllowed) {
      headers.push(
        ['Access-Control-Allow-Origin', origin],
        ['Access-Control-Allow-Credentials', 'true'],
        ['Access-Control-Expose-Headers', 'Retry-After, X-Request-Id'],
      );
    }
    if (isAllowed && c.req.method === 'OPTIONS') {
      return c.body(null, 204, { ...Object.fromEntries(headers), ...PREFLIGHT });
    }
    if (!isCall(c.req.raw.headers, isAllowed, isOwn)) throw new HttpError('FORBIDDEN');
    await next();
    for (const [name, value] of headers) c.res.headers.append(name, value);
    return undefined;
  };
}

/** Whether an origin is the host that was called. A proxy in front may speak another protocol. */
function isOfHost(origin: string, called: string): boolean {
  const { protocol, host } = URL.parse(origin) ?? {};
  return (protocol === 'https:' || protocol === 'http:') && host === new URL(called).host;
}

/** Whether a script of a page that may call has sent this, as far as a browser says. */
function isCall(headers: Headers, isAllowed: boolean, isOwn: boolean): boolean {
  const mode = headers.get('sec-fetch-mode');
  const destination = headers.get('sec-fetch-dest') ?? 'empty';
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  const site = headers.get('sec-fetch-site');
  if (mode === 'navigate' || mode === 'no-cors') return false;
  if (destination !== 'empty' || /prefetch|prerender/.test(purpose)) return false;
  // Older browsers say nothing of the site; the origin is then all there is.
  if (site === null) return isAllowed || isOwn;
  // `none` is the browser itself; the other two are pages of someone else.
  return isAllowed || (site !== 'cross-site' && site !== 'same-site');
}
