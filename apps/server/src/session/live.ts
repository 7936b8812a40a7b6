import { and, eq, gt, isNull, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { clockLimit } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { refreshToken, sessionBranch, sessionFamily } from '../schema/session.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { tokenHash } from '../secrets.ts';
import { mustSetUpTwoFactor } from '../two-factor/store.ts';
import { bindFamily, type Grant, noteUse, type SessionLimits } from './families.ts';
import { idleSeconds } from './limits.ts';
import {
  currentRole,
  lockRoleOf,
  ofInstitution,
  ofTemplate,
  roleGrantColumns,
  rolesOn,
} from './permissions.ts';

const acting = alias(appUser, 'acting');

/** A session that may go on: not ended, not idle for too long, of an account that may sign in. */
function alive(limits: SessionLimits, { now, latest }: Readonly<Record<'now' | 'latest', SQL>>) {
  return and(
    isNull(sessionFamily.revokedAt),
    gt(sessionFamily.expiresAt, now),
    sql`${sessionFamily.refreshedAt} > ${now} - ${idleSeconds(limits)} * interval '1 second'`,
    // Begun or prolonged while a clock was far ahead: it would live until then.
    lt(sessionFamily.createdAt, latest),
    lt(sessionFamily.refreshedAt, latest),
    eq(appUser.status, 'Active'),
    sql`${institution.status} is distinct from 'Closed'`,
    // Users who act as another one may be deactivated, too.
    sql`(${sessionFamily.actedById} is null or exists (select from ${appUser} ${acting}
      where ${acting.id} = ${sessionFamily.actedById} and ${acting.status} = 'Active'))`,
  );
}

/** The two instants of `alive`, as values of a statement. */
const instantsAt = (now: Date) => ({
  now: now.toISOString(),
  latest: clockLimit(now).toISOString(),
});
const instant = (value: string | Placeholder) => sql`${value}::timestamptz`;

/** The living family of a refresh token, locked: requests of one family come one after another. */
export async function lockFamily(
  db: Database,
  presented: string,
  limits: SessionLimits,
  now: Date,
) {
  const at = instantsAt(now);
  const instants = { now: instant(at.now), latest: instant(at.latest) };
  const [row] = await db
    .select({ token: refreshToken, family: sessionFamily })
    .from(refreshToken)
    .innerJoin(sessionFamily, eq(sessionFamily.id, refreshToken.familyId))
    .innerJoin(appUser, eq(appUser.id, sessionFamily.userId))
    .leftJoin(institution, eq(institution.id, appUser.institutionId))
    .where(and(eq(refreshToken.hash, tokenHash(presented)), alive(limits, instants)))
    .for('update', { of: sessionFamily });
  return row;
}

/** The statement behind `liveSessions`. */
function liveSession(db: Database, limits: SessionLimits) {
  const { placeholder } = sql;
  const instants = { now: instant(placeholder('now')), latest: instant(placeholder('latest')) };
  return (
    db
      .select({
        familyId: sessionFamily.id,
        cookieHash: sessionFamily.cookieHash,
        boundAt: sessionFamily.boundAt,
        usedGeneration: sessionBranch.usedGeneration,
        actedById: sessionFamily.actedById,
        isReadOnly: sessionFamily.isReadOnly,
        userId: appUser.id,
        firstName: appUser.firstName,
        lastName: appUser.lastName,
        role: currentRole,
        mustChangePassword: appUser.mustChangePassword,
        mustSetUpTwoFactor: mustSetUpTwoFactor(),
        institutionId: appUser.institutionId,
        institutionStatus: institution.status,
        ...roleGrantColumns,
      })
      .from(sessionFamily)
      .innerJoin(
        sessionBranch,
        and(
          eq(sessionBranch.familyId, sessionFamily.id),
          eq(sessionBranch.number, placeholder('branch')),
        ),
      )
      .innerJoin(appUser, eq(appUser.id, sessionFamily.userId))
      .leftJoin(institution, eq(institution.id, appUser.institutionId))
      // The current permissions of the role: a change applies from the next call on, in every process.
      .leftJoin(ofTemplate, rolesOn.ofTemplate(appUser.role))
      .leftJoin(ofInstitution, rolesOn.ofInstitution())
      .where(
        and(
          eq(sessionFamily.id, placeholder('familyId')),
          eq(sessionFamily.userId, placeholder('userId')),
          alive(limits, instants),
        ),
      )
  );
}

type TokenPosition = Pick<Grant, 'familyId' | 'userId' | 'branch' | 'generation'>;

const valuesOf = ({ familyId, userId, branch }: TokenPosition, now: Date) => ({
  familyId,
  userId,
  branch,
  ...instantsAt(now),
});

/** Reads who is behind an access token: on every call, so that a revocation works at once. */
export function liveSessions(db: Database, limits: SessionLimits) {
  // Built once, because every call of someone who is signed in runs it. Unnamed: the pool names frequent statements.
  const statement = liveSession(db, limits).prepare('');
  return async (session: TokenPosition, cookieHash: string | undefined, now: Date) => {
    const [row] = await statement.execute(valuesOf(session, now));
    if (!row) return undefined;
    if (row.usedGeneration < session.generation) await noteUse(db, session);
    if (row.boundAt === null && cookieHash !== undefined && cookieHash === row.cookieHash) {
      await bindFamily(db, row.familyId, now);
    }
    return row;
  };
}

/**
 * Reads who is behind an access token once more, in the transaction of their write, once the session and what the role
 * permits are locked until it ends: what would end either waits for the write, or has been waited for and is seen.
 */
export async function lockLiveSession(
  db: Database,
  limits: SessionLimits,
  session: TokenPosition,
  now: Date,
) {
  await lockRoleOf(db, session.userId);
  await db
    .select({ id: sessionFamily.id })
    .from(sessionFamily)
    .where(eq(sessionFamily.id, session.familyId))
    .for('share', { of: sessionFamily });
  // A statement of its own: one that has waited still sees all but the locked rows as they were before.
  const [row] = await liveSession(db, limits).prepare('').execute(valuesOf(session, now));
  return row;
}
