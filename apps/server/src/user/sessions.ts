import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { lockAccount, readAccount } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { isoInstant, jsonObject, type RawJson } from '../database/document.ts';
import { HttpError } from '../http-error.ts';
import { sessionFamily } from '../schema/session.ts';
import { appUser } from '../schema/tenant.ts';
import { revokeFamily, revokeUser, type SessionLimits } from '../session/families.ts';
import type { Actor } from '../session/guard.ts';
import { idleSeconds } from '../session/limits.ts';
import { noteSecurityEvent } from '../session/security-events.ts';
import { rankErrors, requireRank } from './roles.ts';

/** More than anyone has; the latest are shown. */
const SHOWN_MAX = 100;

/** Refuses someone out of reach, or of a higher rank. @throws HttpError `NOT_FOUND`, `BUSINESS_RULE` */
export async function requireManaged(db: Database, actor: Actor, userId: string): Promise<void> {
  const account = await readAccount(actor.scope, db, userId);
  if (!account) throw new HttpError('NOT_FOUND', { message: 'User not found.' });
  await requireRank(db, actor, account, rankErrors.manage);
}

/** Returns the sessions of a user that go on, the latest first. Who acts as a user is named. */
export async function readSessions(
  db: Database,
  limits: SessionLimits,
  actor: Actor,
  userId: string,
  now: Date,
): Promise<RawJson> {
  const family = sessionFamily;
  // Compared by the clock that lets sessions go on (`session/live.ts`).
  const at = sql`${now.toISOString()}::timestamptz`;
  const name = sql`btrim(${appUser.firstName} || ' ' || ${appUser.lastName})`;
  const session = jsonObject([
    ['_id', sql`${family.id}`],
    ['startedAt', isoInstant(family.createdAt)],
    ['lastActiveAt', isoInstant(family.refreshedAt)],
    ['expiresAt', isoInstant(family.expiresAt)],
    ['address', sql`${family.address}`],
    ['agent', sql`${family.agent}`],
    ['isCurrent', sql`${family.id} = ${actor.familyId}`],
    ['isHandedOver', sql`${family.handedFrom} is not null`],
    [
      'by',
      sql`case when ${appUser.id} is null then null
        else json_build_object('_id', ${appUser.id}, 'name', ${name}) end`,
    ],
  ]);
  const latest = db
    .select({ document: sql`${session}`.as('document'), id: family.id })
    .from(family)
    .leftJoin(appUser, eq(appUser.id, family.actedById))
    .where(
      and(
        eq(family.userId, userId),
        isNull(family.revokedAt),
        gt(family.expiresAt, now),
        gt(family.refreshedAt, sql`${at} - ${idleSeconds(limits)} * interval '1 second'`),
      ),
    )
    .orderBy(sql`${family.id} desc`)
    .limit(SHOWN_MAX)
    .as('latest');
  const [row] = await db
    .select({
      json: sql<string>`coalesce(json_agg(${latest.document} order by ${latest.id} desc), '[]')::text`,
    })
    .from(latest);
  return row ?? { json: '[]' };
}

/** Ends one of the caller's other sessions, or all of them. */
export async function endOwnSessions(
  db: Database,
  actor: Actor,
  session: string | undefined,
  now: Date,
): Promise<void> {
  if (session === actor.familyId) {
    throw new HttpError('BUSINESS_RULE', { message: 'Sign out to end this session.' });
  }
  await end(db, actor, actor.userId, session, now);
}

/** Ends one of the sessions of someone else, or all of them. */
export async function endSessionsOf(
  db: Database,
  actor: Actor,
  userId: string,
  session: string | undefined,
  now: Date,
): Promise<void> {
  if (userId === actor.userId) {
    throw new HttpError('BUSINESS_RULE', { message: 'End your own sessions in your profile.' });
  }
  await end(db, actor, userId, session, now);
}

async function end(
  db: Database,
  { scope, userId: byId, familyId }: Actor,
  userId: string,
  session: string | undefined,
  now: Date,
): Promise<void> {
  await lockAccount(scope, db, userId);
  if (session === undefined) {
    await revokeUser(db, userId, userId === byId ? familyId : null, now, 'ended');
  } else if (!(await revokeFamily(db, { id: session, userId }, 'ended', now))) {
    // It is over already, or someone else's.
    return;
  }
  const about = { userId, byId, ...(session !== undefined && { familyId: session }) };
  await noteSecurityEvent(db, { kind: 'session.ended', ...about }, now);
}
