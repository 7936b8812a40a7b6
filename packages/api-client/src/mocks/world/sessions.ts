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

/** Who is signed in. A refresh token is spent when it is used, and its session goes on with the next pair. */
export class Sessions {
  #sessions: Session[] = [];
  #count = 0;
  readonly #store: Pick<Store, 'newId' | 'now'>;
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

  constructor(store: Pick<Store, 'newId' | 'now'>) {
    this.#store = store;
  }

  begin(userId: string, acting?: Acting): Tokens {
    const startedAt = this.#store.now().toISOString();
    const session = { _id: this.#store.newId(), userId, startedAt, acting, ...this.#pair() };
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
    const access = headers.get('authorization')?.replace(/^Bearer /, '');
    return this.#sessions.find((session) => session.access === access);
  }

  #pair() {
    this.#count += 1;
    return { access: `mock-access-${this.#count}`, refresh: `mock-refresh-${this.#count}` };
  }
}

const endOf = ({ startedAt, acting }: Session) =>
  new Date(Date.parse(startedAt) + (acting ? ACTING_MS : SESSION_MS)).toISOString();

const tokensOf = ({ access, refresh }: Session): Tokens => ({
  accessToken: access,
  refreshToken: refresh,
});
