import type { Tokens } from '../../contract/schemas/credentials.ts';
import type { Session as SessionDocument } from '../../contract/schemas/session.ts';
import { failure } from '../failure.ts';
import type { Store } from './store.ts';

interface Session {
  readonly userId: string;
  readonly _id: string;
  readonly startedAt: string;
  readonly acting: Acting | undefined;
  access: string;
  refresh: string;
}

/** Who of the platform acts as the user of a session. */
export interface Acting {
  readonly _id: string;
  readonly name: string;
  readonly reason: string;
  readonly isReadOnly: boolean;
}

/** How long someone acts as a user, and how long any other session goes on, in milliseconds. */
const ACTING_MS = 30 * 60_000;
const SESSION_MS = 8 * 3_600_000;

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
  readonly #challenges = new Map<string, string>();
  readonly #store: Pick<Store, 'newId' | 'now'>;
  readonly #seed: number;

  constructor(store: Pick<Store, 'newId' | 'now'>, seed: number) {
    this.#store = store;
    this.#seed = seed;
  }

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

  begin(userId: string, acting?: Acting): Tokens {
    return tokensOf(this.#add({ userId, acting, ...this.#pair({ userId, acting }) }));
  }

  #add(session: Omit<Session, '_id' | 'startedAt'>): Session {
    const startedAt = this.#store.now().toISOString();
    const added = { _id: this.#store.newId(), startedAt, ...session };
    this.#sessions.push(added);
    return added;
  }

  /** @throws MockFailure `LOGIN_REQUIRED` for a token that is spent or unknown. */
  refresh(refreshToken: string | null): Tokens {
    const token = refreshToken ?? '';
    const session =
      this.#sessions.find(({ refresh }) => refresh === token) ?? this.#resumed('refresh', token);
    if (!session) throw failure('LOGIN_REQUIRED');
    Object.assign(session, this.#pair(session));
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

  /** The sessions of a user, the latest first. */
  of(userId: string, request: Request): SessionDocument[] {
    const current = this.#sessionOf(request.headers);
    return this.#sessions
      .filter((session) => session.userId === userId)
      .map(
        (session): SessionDocument => ({
          _id: session._id,
          startedAt: session.startedAt,
          lastActiveAt: session.startedAt,
          expiresAt: endOf(session),
          ...{ address: null, agent: null, isHandedOver: false },
          isCurrent: session === current,
          by: session.acting ? { _id: session.acting._id, name: session.acting.name } : null,
        }),
      )
      .toReversed();
  }

  /** Ends one session of a user. */
  endOne(userId: string, id: string): void {
    this.#sessions = this.#sessions.filter(
      (session) => session._id !== id || session.userId !== userId,
    );
  }

  /** Who acts as the user of a request, and until when. */
  actingOf({ headers }: Request) {
    const session = this.#sessionOf(headers);
    return session?.acting && { ...session.acting, until: endOf(session) };
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
    if (!read?.userId || read.number <= this.#count) return undefined;
    this.#count = read.number;
    const { userId, number } = read;
    return this.#add({ userId, acting: undefined, ...this.#numbered(userId, number) });
  }

  #read(kind: Kind, token: string): { userId: string; number: number } | undefined {
    const [, of, seed, userId = '', number] =
      /^mock-(access|refresh)\.(.+)\.(\w*)\.(\d+)$/.exec(token) ?? [];
    if (of !== kind || seed !== String(this.#seed)) return undefined;
    return { userId, number: Number(number) };
  }

  /** A session of someone who acts as a user ends with its world: its tokens don't say who that is. */
  #pair({ userId, acting }: Pick<Session, 'userId' | 'acting'>): Pair {
    this.#count += 1;
    return this.#numbered(acting ? '' : userId, this.#count);
  }

  #numbered(userId: string, number: number): Pair {
    const end = `${this.#seed}.${userId}.${number}`;
    return { access: `mock-access.${end}`, refresh: `mock-refresh.${end}` };
  }
}

type Kind = 'access' | 'refresh';
type Pair = Pick<Session, Kind>;

const accessOf = (headers: Headers) => headers.get('authorization')?.replace(/^Bearer /, '') ?? '';

const endOf = ({ startedAt, acting }: Session) =>
  new Date(Date.parse(startedAt) + (acting ? ACTING_MS : SESSION_MS)).toISOString();

const tokensOf = ({ access, refresh }: Session): Tokens => ({
  accessToken: access,
  refreshToken: refresh,
});
