/** The tab's key for how far the server's clock is ahead of the device's: a reload receives no new tokens. */
const KEY = 'booking-clock';

/** The ends of a session, in milliseconds since 1970 on the device's clock. */
export interface SessionEnds {
  /** Unless the session is refreshed before. */
  readonly idleAt: number;
  /** Whatever its use. */
  readonly endsAt: number;
}

/** The server's clock and the ends of a session in an access token, in seconds since 1970. */
interface Claims {
  readonly iat: number;
  readonly idle: number;
  readonly end: number;
}

/**
 * The end of an access token's session; undefined for tokens without it. Only for a warning: the server alone decides
 * whether a session is over.
 */
export function sessionEnds(accessToken: string): SessionEnds | undefined {
  const claims = claimsOf(accessToken);
  if (!claims) return undefined;
  const ahead = keptAhead();
  return { idleAt: claims.idle * 1000 - ahead, endsAt: claims.end * 1000 - ahead };
}

/** Compares the clocks, using a token that has just arrived. */
export function noteServerClock(accessToken: string): void {
  const claims = claimsOf(accessToken);
  if (!claims) return;
  const ahead = claims.iat * 1000 - Date.now();
  try {
    sessionStorage.setItem(KEY, String(Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead));
  } catch {
    // Site data is blocked: the device's clock is trusted.
  }
}

/** Tokens have whole seconds and take time to arrive: a smaller difference is not one of the clocks. */
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
