import { cpus, loadavg } from 'node:os';
import { superAdmin } from '../../e2e/product/accounts.ts';

/** Tokens and sessions outlive the slowest run. */
export const settings = { ACCESS_TOKEN_SECONDS: '3600', SESSION_IDLE_SECONDS: '7200' };

/** The machine, and how busy it is: milliseconds mean nothing without. */
export function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}`;
}

export async function signIn(origin: string, account = superAdmin): Promise<string> {
  const response = await fetch(`${origin}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('accessToken' in body)) {
    throw new Error(`The sign-in failed: ${response.status}.`);
  }
  return String(body.accessToken);
}

const INSTITUTES = 5_000;

/** Returns how many institutes the platform has. @throws Error when they are fewer than the goals are for. */
export async function requireLarge(origin: string, token: string): Promise<number> {
  const response = await fetch(`${origin}/api/v1/institution?limit=1&count=exact`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const body: unknown = await response.json();
  const total = typeof body === 'object' && body !== null && 'total' in body ? body.total : 0;
  if (Number(total) < INSTITUTES) throw new Error(`The platform has ${total} institutes.`);
  return Number(total);
}
