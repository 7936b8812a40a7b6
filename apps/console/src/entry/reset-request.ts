/** How long to wait before requesting another link, in milliseconds. The server enforces the same. */
export const RESEND_AFTER_MS = 60_000;

/** A request for a link, passed between the entry pages in the state of a history entry. */
export interface ResetRequest {
  readonly email: string;
  /** When the last link was requested, in milliseconds since 1970. */
  readonly askedAt?: number;
}

/** Reads the state of a history entry, which is untrusted. */
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
