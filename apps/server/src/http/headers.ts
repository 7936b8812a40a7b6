import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './env.ts';
import type { Proxies } from './proxies.ts';

/** The policy of every page of the product. Nothing inline, nothing from elsewhere, no raw HTML from scripts. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'media-src': "'self'",
  'frame-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'icons',
} as const;

export type Policy = Partial<Record<keyof typeof POLICY, string>>;

/** The policy as a header, with what one page needs otherwise in place of the rule of the same name. */
export function contentSecurityPolicy(changes: Policy = {}): string {
  return Object.entries({ ...POLICY, ...changes })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Storybook's manager writes styles and scripts of its own, and frames its stories. */
export const STORYBOOK_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'self'; object-src 'none'; base-uri 'self'";

/** The search of the documentation compiles its WebAssembly, and its pages frame stories and examples. */
export const DOCS_POLICY: Policy = {
  'script-src': "'self' 'wasm-unsafe-eval'",
  'frame-src': "'self'",
};

/**
 * An example of the documentation is code that its reader has typed. It runs without an origin, so it reaches no session,
 * no storage and no page around it, and it can send nothing anywhere.
 */
export const EXAMPLE_POLICY =
  "sandbox allow-scripts; default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

const ALWAYS = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
} as const;

const YEAR = 31_536_000;

/** Adds the headers of every response. One that a response has set itself stays. */
export function secure(headers: Headers): void {
  for (const [name, value] of Object.entries(ALWAYS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}

/** Sets the security headers of every response. */
export function securityHeaders(proxies: Proxies): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    secure(headers);
    headers.set('X-Request-Id', c.get('requestId'));
    if (proxies.isHttps(c)) {
      headers.set('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`);
    }
  };
}
