/** How long one waits before asking for another link, in milliseconds. The server sends none earlier either. */
export const RESEND_AFTER_MS = 60_000;

/** What the entry pages tell each other about a link that somebody wants, in the state of a history entry. */
export interface ResetRequest {
  readonly email: string;
  /** When the last link was asked for, in milliseconds since 1970. */
  readonly askedAt?: number;
}

/** Reads the state of a history entry, which anybody may have written. */
export function resetRequestOf(state: unknown): ResetRequest {
  const email: unknown = field(state, 'email');
  const askedAt: unknown = field(state, 'askedAt');
  return {
    email: typeof email === 'string' ? email : '',
    ...(typeof askedAt === 'number' && { askedAt }),
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
