import type { Tokens } from '@booking/api-client';
import type { SubApp } from './access.ts';

/** What the server says about this installation, at `/config.json`. */
export type SubAppAddresses = Readonly<Record<SubApp, string | null>>;

/** Reads where the sub-applications are. @throws Error when the server does not say. */
export async function loadSubApps(signal: AbortSignal): Promise<SubAppAddresses> {
  const response = await fetch('/config.json', { signal });
  if (!response.ok) throw new Error(`/config.json returned ${response.status}`);
  const body: unknown = await response.json();
  const subApps = field(body, 'subApps');
  return { hospitality: text(field(subApps, 'hospitality')), event: text(field(subApps, 'event')) };
}

/**
 * The address that takes a session over, with both tokens as query parameters as the specification has it (`AUTH-09`).
 * Undefined for an address that tokens must not be sent to: neither https nor this machine, or with a password in it.
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
