/** Where the tab keeps by how much the server's clock is ahead of the device's: a reload doesn't receive new tokens. */
const KEY = 'booking-clock';

/** When a session ends, in milliseconds since 1970 by the device's clock. */
export interface SessionEnds {
  /** Unless the session is refreshed before. */
  readonly idleAt: number;
  /** However much it is used. */
  readonly endsAt: number;
}

/** The server's clock and the ends of a session, in seconds since 1970, as an access token says them. */
interface Claims {
  readonly iat: number;
  readonly idle: number;
  readonly end: number;
}

/**
 * When the session of an access token ends; undefined for tokens that don't say it. Only for a warning: whether a
 * session is over, the server alone knows.
 */
export function sessionEnds(accessToken: string): SessionEnds | undefined {
  const claims = claimsOf(accessToken);
  if (!claims) return undefined;
  const ahead = keptAhead();
  return { idleAt: claims.idle * 1000 - ahead, endsAt: claims.end * 1000 - ahead };
}

/** Compares the clocks, by a token that has just arrived. */
export function noteServerClock(accessToken: string): void {
  const claims = claimsOf(accessToken);
  if (!claims) return;
  const ahead = claims.iat * 1000 - Date.now();
  try {
    sessionStorage.setItem(KEY, String(Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead));
  } catch {
    // Blocked site data: the device's clock is taken as it is.
  }
}

/** Whole seconds, and the way of the token: less is no difference of clocks. */
const TOLERANCE_MS = 5_000;

function keptAhead(): number {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

function claimsOf(accessToken: string): Claims | undefined {
  try {
    const [, payload = ''] = accessToken.split('.');
    const { iat, idle, end } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return [iat, idle, end].every(Number.isInteger) ? { iat, idle, end } : undefined;
  } catch {
    return undefined;
  }
}
