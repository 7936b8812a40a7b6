import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { type TenantScope, within } from '../database/scope.ts';
import { type RevokedFor, refreshToken, sessionBranch, sessionFamily } from '../schema/session.ts';
import { appUser } from '../schema/tenant.ts';
import { randomToken, tokenHash } from '../secrets.ts';

/** How long sessions live. */
export interface SessionLimits {
  readonly idleSeconds: number;
  readonly absoluteSeconds: number;
  readonly graceSeconds: number;
}

type Family = typeof sessionFamily.$inferSelect;

/** Where a session begins. */
export type SessionOrigin = Pick<Family, 'address' | 'agent'>;

/** Fields of every session that users begin themselves. */
const ownSession = {
  writtenTo: null,
  handedFrom: null,
  actedById: null,
  actedFor: null,
  isReadOnly: false,
  revokedAt: null,
  revokedFor: null,
} as const;

/** A refresh token that is good now, and the position in its family that it has. */
export interface Grant {
  readonly refreshToken: string;
  readonly userId: string;
  readonly familyId: string;
  readonly branch: number;
  readonly generation: number;
  /** When the session ends, however much it is used. */
  readonly expiresAt: Date;
}

/**
 * Starts the session of a user who has just proved who they are. With a cookie's hash the session can
 * be bound to the browser; null never binds it.
 */
export async function beginFamily(
  db: Database,
  userId: string,
  { cookieHash, ...place }: SessionOrigin & Pick<Family, 'cookieHash'>,
  limits: SessionLimits,
  now: Date,
): Promise<Grant> {
  const expiresAt = new Date(now.getTime() + limits.absoluteSeconds * 1000);
  return insertFamily(db, { ...ownSession, userId, expiresAt, cookieHash, ...place }, now);
}

/** How long someone of the platform acts as a user. */
const ACTING_MS = 30 * 60_000;

/** Starts a session in which someone of the platform acts as a user. No cookie binds it: their own session has that. */
export async function actAsFamily(
  db: Database,
  userId: string,
  acting: Pick<Family, 'actedById' | 'actedFor' | 'isReadOnly'> & SessionOrigin,
  now: Date,
): Promise<Grant> {
  const expiresAt = new Date(now.getTime() + ACTING_MS);
  return insertFamily(db, { ...ownSession, userId, expiresAt, cookieHash: null, ...acting }, now);
}

/**
 * Starts a session of the same user for an application on another origin: no cookie binds it, and it ends when the
 * sign-in that it comes from would. Undefined when that one was handed over itself.
 */
export async function handOverFamily(
  db: Database,
  from: string,
  now: Date,
): Promise<Grant | undefined> {
  const [parent] = await db.select().from(sessionFamily).where(eq(sessionFamily.id, from));
  if (!parent || parent.handedFrom !== null) return undefined;
  // The acting user, and whether they only look, are the same in the application.
  const { id, createdAt, refreshedAt, boundAt, ...rest } = parent;
  return insertFamily(db, { ...rest, cookieHash: null, handedFrom: from }, now);
}

async function insertFamily(
  db: Database,
  family: Omit<Family, 'id' | 'createdAt' | 'refreshedAt' | 'boundAt'>,
  now: Date,
): Promise<Grant> {
  const { userId, expiresAt } = family;
  const token = randomToken();
  const familyId = newId();
  await db
    .insert(sessionFamily)
    .values({ id: familyId, createdAt: now, refreshedAt: now, ...family });
  await insertBranch(db, { familyId, number: 0, openedBy: null }, token, now);
  return { refreshToken: token, userId, familyId, branch: 0, generation: 0, expiresAt };
}

/** Whether an account has been signed in to from the browser of a cookie, as far as sessions are remembered. */
export async function isKnownBrowser(
  db: Database,
  email: string,
  cookieHash: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: sessionFamily.id })
    .from(sessionFamily)
    .innerJoin(appUser, eq(appUser.id, sessionFamily.userId))
    .where(and(eq(appUser.email, email), eq(sessionFamily.cookieHash, cookieHash)))
    .limit(1);
  return rows.length > 0;
}

/** Adds a branch with its first refresh token. */
export async function insertBranch(
  db: Database,
  branch: Pick<typeof sessionBranch.$inferInsert, 'familyId' | 'number' | 'openedBy'>,
  token: string,
  now: Date,
): Promise<void> {
  const first = { generation: 0, usedGeneration: -1, rotatedAt: now };
  await db.insert(sessionBranch).values({ ...branch, ...first });
  const { familyId, number } = branch;
  const hash = tokenHash(token);
  await db.insert(refreshToken).values({ hash, familyId, branch: number, generation: 0 });
}

/** Notes that a later request has shown the cookie of the sign-in: this browser keeps cookies. */
export async function bindFamily(db: Database, familyId: string, now: Date): Promise<void> {
  await db
    .update(sessionFamily)
    .set({ boundAt: now })
    .where(and(eq(sessionFamily.id, familyId), isNull(sessionFamily.boundAt)));
}

/** Notes that a pair has reached its browser: its access token has come with a call. */
export async function noteUse(
  db: Database,
  { familyId, branch, generation }: Pick<Grant, 'familyId' | 'branch' | 'generation'>,
): Promise<void> {
  await db
    .update(sessionBranch)
    .set({ usedGeneration: generation })
    .where(
      and(
        eq(sessionBranch.familyId, familyId),
        eq(sessionBranch.number, branch),
        lt(sessionBranch.usedGeneration, generation),
      ),
    );
}

/** Columns that find a session: its user has an index. */
type FamilyKey = Pick<typeof sessionFamily.$inferSelect, 'id' | 'userId'>;

/** Ends a session with all its tokens, those still on their way included, and what was handed over from it. */
export async function revokeFamily(
  db: Database,
  { id, userId }: FamilyKey,
  reason: RevokedFor,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(sessionFamily)
    .set({ revokedAt: now, revokedFor: reason })
    .where(
      and(
        eq(sessionFamily.userId, userId),
        or(eq(sessionFamily.id, id), eq(sessionFamily.handedFrom, id)),
        isNull(sessionFamily.revokedAt),
      ),
    )
    .returning({ id: sessionFamily.id });
  return ended.length > 0;
}

/**
 * Signs out of a session, inside a transaction: it ends with the sign-in that it comes from, and with all that was handed
 * over from that one. Someone who signs out of their own application must not be signed in to it again by the console.
 */
export async function signOutFamily(db: Database, familyId: string, now: Date): Promise<void> {
  const [family] = await db
    .select({ userId: sessionFamily.userId, handedFrom: sessionFamily.handedFrom })
    .from(sessionFamily)
    .where(eq(sessionFamily.id, familyId));
  if (!family) return;
  const { userId, handedFrom } = family;
  const signIn = { id: handedFrom ?? familyId, userId };
  // A hand-over holds its sign-in until it is committed: it has come in by then, or finds no session.
  await db
    .select({ id: sessionFamily.id })
    .from(sessionFamily)
    .where(eq(sessionFamily.id, signIn.id))
    .for('update');
  await revokeFamily(db, signIn, 'logout', now);
}

/** Returns the session that a refresh token belongs to, if there is one. */
export async function familyOfToken(db: Database, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ familyId: refreshToken.familyId })
    .from(refreshToken)
    .where(eq(refreshToken.hash, tokenHash(token)));
  return row?.familyId;
}

/** Ends the sessions of a user: all, or all but the one that a change of password was made in. */
export async function revokeUser(
  db: Database,
  userId: string,
  keep: string | null,
  now: Date,
  reason: RevokedFor = 'password',
): Promise<void> {
  await db
    .update(sessionFamily)
    .set({ revokedAt: now, revokedFor: reason })
    .where(
      and(
        eq(sessionFamily.userId, userId),
        isNull(sessionFamily.revokedAt),
        keep === null ? undefined : ne(sessionFamily.id, keep),
      ),
    );
}

/**
 * Locks the sessions of a user whose rights change, until the transaction ends: a write of theirs looks at its rights once
 * it has its session (`live.ts`), so it is finished by then, or sees the change.
 */
export async function lockSessionsOf(db: Database, userId: string): Promise<void> {
  await db
    .select({ id: sessionFamily.id })
    .from(sessionFamily)
    .where(and(eq(sessionFamily.userId, userId), isNull(sessionFamily.revokedAt)))
    .orderBy(sessionFamily.id)
    .for('update');
}

/** Ends every session of an institution's users. */
export async function revokeInstitution(
  scope: TenantScope,
  db: Database,
  institutionId: string,
  now: Date,
): Promise<void> {
  await db
    .update(sessionFamily)
    .set({ revokedAt: now, revokedFor: 'closed' })
    .from(appUser)
    .where(
      and(
        eq(appUser.id, sessionFamily.userId),
        eq(appUser.institutionId, institutionId),
        within(scope, appUser.institutionId),
        isNull(sessionFamily.revokedAt),
      ),
    );
}
