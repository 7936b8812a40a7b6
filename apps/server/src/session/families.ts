import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { newId } from '../database/id.ts';
import type { Database } from '../database/open.ts';
import { type TenantScope, within } from '../database/scope.ts';
import { institution } from '../institution/table.ts';
import { appUser } from '../user/table.ts';
import { firstRefreshToken, type SessionKeys, tokenHash } from './keys.ts';
import { refreshToken, sessionFamily } from './table.ts';

/** How long sessions live. */
export interface SessionLimits {
  readonly idleSeconds: number;
  readonly absoluteSeconds: number;
  readonly graceSeconds: number;
}

/** A refresh token that is good now, and the session that it belongs to. */
export interface Grant {
  readonly refreshToken: string;
  readonly userId: string;
  readonly familyId: string;
  readonly generation: number;
}

/** Starts the session of a user who has just proved who they are. */
export async function beginFamily(
  db: Database,
  userId: string,
  limits: SessionLimits,
  now: Date,
): Promise<Grant> {
  const token = firstRefreshToken();
  const familyId = newId();
  await db.insert(sessionFamily).values({
    id: familyId,
    userId,
    createdAt: now,
    refreshedAt: now,
    expiresAt: new Date(now.getTime() + limits.absoluteSeconds * 1000),
    generation: 0,
    usedGeneration: 0,
  });
  await db.insert(refreshToken).values({ hash: tokenHash(token), familyId, generation: 0 });
  return { refreshToken: token, userId, familyId, generation: 0 };
}

/** What a presented refresh token comes to. */
export type Rotation =
  | { readonly kind: 'granted'; readonly grant: Grant }
  | { readonly kind: 'over' }
  | { readonly kind: 'reused'; readonly familyId: string };

/**
 * Answers a presented refresh token, inside a transaction:
 * 1. the token that is good now makes way for its successor;
 * 2. the one before it answers the same successor again, within the grace or while the successor has
 *    not been used: an answer was lost, or two copies of a tab came at once;
 * 3. an older one has been stolen or copied: the whole family ends.
 */
export async function rotate(
  db: Database,
  keys: SessionKeys,
  presented: string,
  limits: SessionLimits,
  now: Date,
): Promise<Rotation> {
  const found = await lockFamily(db, presented, limits, now);
  if (!found) return { kind: 'over' };
  const { family, generation } = found;
  const next = keys.successor(presented);
  const granted = (to: number): Rotation => ({
    kind: 'granted',
    grant: { refreshToken: next, userId: family.userId, familyId: family.id, generation: to },
  });

  if (generation === family.generation) {
    await db
      .insert(refreshToken)
      .values({ hash: tokenHash(next), familyId: family.id, generation: generation + 1 });
    await db
      .update(sessionFamily)
      .set({ generation: generation + 1, refreshedAt: now })
      .where(eq(sessionFamily.id, family.id));
    return granted(generation + 1);
  }
  const graceEnds = family.refreshedAt.getTime() + limits.graceSeconds * 1000;
  const mayRepeat = now.getTime() <= graceEnds || family.usedGeneration < family.generation;
  if (generation === family.generation - 1 && mayRepeat) return granted(family.generation);

  await revokeFamily(db, family.id, 'reuse', now);
  return { kind: 'reused', familyId: family.id };
}

async function lockFamily(db: Database, presented: string, limits: SessionLimits, now: Date) {
  const [found] = await db
    .select({ generation: refreshToken.generation, family: sessionFamily })
    .from(refreshToken)
    .innerJoin(sessionFamily, eq(sessionFamily.id, refreshToken.familyId))
    .innerJoin(appUser, eq(appUser.id, sessionFamily.userId))
    .leftJoin(institution, eq(institution.id, appUser.institutionId))
    .where(and(eq(refreshToken.hash, tokenHash(presented)), alive(limits, now)))
    .for('update', { of: sessionFamily });
  return found;
}

/** A session that may go on: not ended, not idle for too long, of an account that may sign in. */
function alive(limits: SessionLimits, now: Date) {
  return and(
    isNull(sessionFamily.revokedAt),
    gt(sessionFamily.expiresAt, now),
    gt(sessionFamily.refreshedAt, new Date(now.getTime() - limits.idleSeconds * 1000)),
    eq(appUser.status, 'Active'),
    sql`${institution.status} is distinct from 'Closed'`,
  );
}

/** Who is behind an access token, read on every call so that a revocation works at once. */
export async function readLiveSession(
  db: Database,
  session: { readonly familyId: string; readonly userId: string; readonly generation: number },
  limits: SessionLimits,
  now: Date,
) {
  const [found] = await db
    .select({
      userId: appUser.id,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      role: appUser.role,
      institutionId: appUser.institutionId,
      institutionStatus: institution.status,
      usedGeneration: sessionFamily.usedGeneration,
    })
    .from(sessionFamily)
    .innerJoin(appUser, eq(appUser.id, sessionFamily.userId))
    .leftJoin(institution, eq(institution.id, appUser.institutionId))
    .where(
      and(
        eq(sessionFamily.id, session.familyId),
        eq(sessionFamily.userId, session.userId),
        alive(limits, now),
      ),
    );
  if (found && found.usedGeneration < session.generation) {
    await db
      .update(sessionFamily)
      .set({ usedGeneration: session.generation })
      .where(
        and(
          eq(sessionFamily.id, session.familyId),
          lt(sessionFamily.usedGeneration, session.generation),
        ),
      );
  }
  return found;
}

/** Ends a session with all its tokens, those still on their way included. */
export async function revokeFamily(
  db: Database,
  familyId: string,
  reason: 'logout' | 'reuse',
  now: Date,
): Promise<void> {
  await db
    .update(sessionFamily)
    .set({ revokedAt: now, revokedFor: reason })
    .where(and(eq(sessionFamily.id, familyId), isNull(sessionFamily.revokedAt)));
}

/** Ends the session that a refresh token belongs to, if there is one. */
export async function revokeByToken(db: Database, token: string, now: Date): Promise<void> {
  const [found] = await db
    .select({ familyId: refreshToken.familyId })
    .from(refreshToken)
    .where(eq(refreshToken.hash, tokenHash(token)));
  if (found) await revokeFamily(db, found.familyId, 'logout', now);
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
