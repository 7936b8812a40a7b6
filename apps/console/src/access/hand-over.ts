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

/** The address of a sub-app. Undefined for one that must not receive tokens: neither https nor localhost, or with credentials in it. */
export function handOverAddress(address: string | null | undefined): URL | undefined {
  const url = address ? URL.parse(address) : null;
  if (!url || url.username || url.password) return undefined;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) return undefined;
  return url;
}

/** The URL that hands a session over, with both tokens as query parameters as the specification requires (`AUTH-09`). */
export function handOverHref(address: URL, { accessToken, refreshToken }: Tokens): string {
  const url = new URL(address);
  url.searchParams.set('accessToken', accessToken);
  url.searchParams.set('refreshToken', refreshToken);
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
