import type { Tokens } from '../../contract/schemas/credentials.ts';
import { failure } from '../failure.ts';

interface Session {
  readonly userId: string;
  access: string;
  refresh: string;
}

/**
 * Who is signed in. A refresh token is spent when it is used, and its session goes on with the next pair.
 *
 * A token says its world, its user and its number, so that a world knows those of an earlier one with the same seed: a page
 * that is loaded again begins with a new world, and its session goes on.
 */
export class Sessions {
  #sessions: Session[] = [];
  #count = 0;
  #expired = new Set<string>();
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  begin(userId: string): Tokens {
    const session = { userId, ...this.#pair(userId) };
    this.#sessions.push(session);
    return tokensOf(session);
  }

  /** @throws MockFailure `LOGIN_REQUIRED` for a token that is spent or unknown. */
  refresh(refreshToken: string | null): Tokens {
    const token = refreshToken ?? '';
    const session =
      this.#sessions.find(({ refresh }) => refresh === token) ?? this.#resumed('refresh', token);
    if (!session) throw failure('LOGIN_REQUIRED');
    Object.assign(session, this.#pair(session.userId));
    return tokensOf(session);
  }

  /** The user of a request; undefined without a session that its token belongs to. */
  userOf({ headers }: Request): string | undefined {
    const session = this.#sessionOf(headers);
    return session && !this.#expired.has(session.access) ? session.userId : undefined;
  }

  /** Whether a request carries a token of this world, be it spent. */
  isSigned({ headers }: Request): boolean {
    return this.#read('access', accessOf(headers)) !== undefined;
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
    const token = accessOf(headers);
    return this.#sessions.find(({ access }) => access === token) ?? this.#resumed('access', token);
  }

  /** The session of an earlier world with this seed. Numbers up to the last one of this world are its own: known, or spent. */
  #resumed(kind: Kind, token: string): Session | undefined {
    const read = this.#read(kind, token);
    if (!read || read.number <= this.#count) return undefined;
    this.#count = read.number;
    const session = { userId: read.userId, ...this.#numbered(read.userId, read.number) };
    this.#sessions.push(session);
    return session;
  }

  #read(kind: Kind, token: string): { userId: string; number: number } | undefined {
    const [, of, seed, userId = '', number] =
      /^mock-(access|refresh)\.(.+)\.(\w+)\.(\d+)$/.exec(token) ?? [];
    if (of !== kind || seed !== String(this.#seed)) return undefined;
    return { userId, number: Number(number) };
  }

  #pair(userId: string): Pair {
    this.#count += 1;
    return this.#numbered(userId, this.#count);
  }

  #numbered(userId: string, number: number): Pair {
    const end = `${this.#seed}.${userId}.${number}`;
    return { access: `mock-access.${end}`, refresh: `mock-refresh.${end}` };
  }
}

type Kind = 'access' | 'refresh';
type Pair = Pick<Session, Kind>;

const accessOf = (headers: Headers) => headers.get('authorization')?.replace(/^Bearer /, '') ?? '';

const tokensOf = ({ access, refresh }: Session): Tokens => ({
  accessToken: access,
  refreshToken: refresh,
});
