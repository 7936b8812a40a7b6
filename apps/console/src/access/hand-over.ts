import type { Tokens } from '@booking/api-client';
import type { SubApp } from './access.ts';

/** The installation's settings, from `/config.json`. */
export type SubAppAddresses = Readonly<Record<SubApp, string | null>>;

/** Loads the URLs of the sub-apps. @throws Error when the server does not return them. */
export async function loadSubApps(signal: AbortSignal): Promise<SubAppAddresses> {
  const response = await fetch('/config.json', { signal });
  if (!response.ok) throw new Error(`/config.json returned ${response.status}`);
  const body: unknown = await response.json();
  const subApps = field(body, 'subApps');
  return { hospitality: text(field(subApps, 'hospitality')), event: text(field(subApps, 'event')) };
}

/**
 * The URL that hands the session over, with both tokens as query parameters as the specification requires (`AUTH-09`).
 * Undefined for a URL that must not receive tokens: neither https nor localhost, or with credentials in it.
 */
export function handOverHref(address: string | null, tokens: Tokens): string | undefined {
  const url = address ? URL.parse(address) : null;
  if (!url || url.username || url.password) return undefined;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) return undefined;
  url.searchParams.set('accessToken', tokens.accessToken);
  url.searchParams.set('refreshToken', tokens.refreshToken);
  return url.href;
}

function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
