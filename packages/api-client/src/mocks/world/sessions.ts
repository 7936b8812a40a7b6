import type { Tokens } from '../../contract/schemas/credentials.ts';
import { failure } from '../failure.ts';

interface Session {
  readonly userId: string;
  access: string;
  refresh: string;
}

/** Who is signed in. A refresh token is spent when it is used, and its session goes on with the next pair. */
export class Sessions {
  #sessions: Session[] = [];
  #count = 0;
  #expired = new Set<string>();
  readonly #challenges = new Map<string, string>();

  /** Notes a sign-in that waits for its second factor, and returns its challenge. */
  challenge(userId: string): string {
    this.#count += 1;
    const challenge = `mock-challenge-${this.#count}`;
    this.#challenges.set(challenge, userId);
    return challenge;
  }

  /** Whose sign-in a challenge is. */
  waiting(challenge: string): string | undefined {
    return this.#challenges.get(challenge);
  }

  spend(challenge: string): void {
    this.#challenges.delete(challenge);
  }

  begin(userId: string): Tokens {
    const session = { userId, ...this.#pair() };
    this.#sessions.push(session);
    return tokensOf(session);
  }

  /** @throws MockFailure `LOGIN_REQUIRED` for a token that is spent or unknown. */
  refresh(refreshToken: string | null): Tokens {
    const session = this.#sessions.find(({ refresh }) => refresh === refreshToken);
    if (!session) throw failure('LOGIN_REQUIRED');
    Object.assign(session, this.#pair());
    return tokensOf(session);
  }

  /** The user of a request; undefined without a session that its token belongs to. */
  userOf({ headers }: Request): string | undefined {
    const session = this.#sessionOf(headers);
    return session && !this.#expired.has(session.access) ? session.userId : undefined;
  }

  /** Whether a request says whose it is. */
  isSigned({ headers }: Request): boolean {
    return headers.has('authorization');
  }

  end({ headers }: Request): void {
    const session = this.#sessionOf(headers);
    this.#sessions = this.#sessions.filter((present) => present !== session);
  }

  /** Ends the sessions of a user, all or all but that of a request. */
  endOf(userId: string, except?: Request): void {
    const current = except && this.#sessionOf(except.headers);
    this.#sessions = this.#sessions.filter(
      (session) => session.userId !== userId || session === current,
    );
  }

  /** Makes every access token too old, so that the next calls refresh. */
  expire(): void {
    this.#expired = new Set(this.#sessions.map(({ access }) => access));
  }

  #sessionOf(headers: Headers): Session | undefined {
    const access = headers.get('authorization')?.replace(/^Bearer /, '');
    return this.#sessions.find((session) => session.access === access);
  }

  #pair() {
    this.#count += 1;
    return { access: `mock-access-${this.#count}`, refresh: `mock-refresh-${this.#count}` };
  }
}

const tokensOf = ({ access, refresh }: Session): Tokens => ({
  accessToken: access,
  refreshToken: refresh,
});
