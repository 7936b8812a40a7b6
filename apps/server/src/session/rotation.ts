import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http-error.ts';
import { refreshToken, sessionBranch, sessionFamily } from '../schema/session.ts';
import { tokenHash } from '../secrets.ts';
import { type Grant, insertBranch, revokeFamily, type SessionLimits } from './families.ts';
import type { SessionKeys } from './keys.ts';
import { lockFamily } from './live.ts';
import { noteSecurityEvent } from './security-events.ts';

/** The most branches that a family may have, its first included. */
export const BRANCHES_MAX = 8;

/**
 * Refreshes of a branch beyond one for each second of its family: each leaves a row, which is kept to
 * know a stolen token by.
 */
const REFRESHES_AT_ONCE = 60;

/** Credentials of a request to go on. */
export interface Presented {
  readonly token: string;
  /** The hash of the browser's cookie, if it shows one. */
  readonly cookieHash: string | undefined;
}

/** Result of a presented refresh token. */
export type Rotation =
  | { readonly kind: 'granted'; readonly grant: Grant }
  | { readonly kind: 'over' }
  | { readonly kind: 'theft'; readonly familyId: string };

/**
 * Exchanges a presented refresh token, inside a transaction:
 * 1. the token that is good now makes way for its successor;
 * 2. the one before it gets the same successor again, within the grace or while the successor has
 *    not been used: a response was lost, or two copies of a tab came at once;
 * 3. an older one from the browser that signed in is that of a copied tab: it opens a branch;
 * 4. from anywhere else it was stolen, and the whole family ends. So it does for any token of a
 *    family that is bound to another browser.
 *
 * @throws HttpError `TOO_MANY_REQUESTS` for more than one refresh a second in the long run.
 */
export async function rotate(
  db: Database,
  keys: SessionKeys,
  { token, cookieHash }: Presented,
  limits: SessionLimits,
  now: Date,
): Promise<Rotation> {
  const session = await lockFamily(db, token, limits, now);
  if (!session) return { kind: 'over' };
  const { family } = session;
  const isSameBrowser = cookieHash !== undefined && cookieHash === family.cookieHash;
  if (family.boundAt !== null && !isSameBrowser) return endStolen(db, family, now);
  const position =
    (await alongBranch(db, keys, session.token, token, family.createdAt, limits, now)) ??
    (isSameBrowser ? await intoBranch(db, keys, family, token, limits, now) : undefined);
  if (!position) return endStolen(db, family, now);
  // From the first refresh that shows its cookie on, the family is bound to it.
  const bound = isSameBrowser && family.boundAt === null && { boundAt: now };
  await db
    .update(sessionFamily)
    .set({ refreshedAt: now, ...bound })
    .where(eq(sessionFamily.id, family.id));
  const { id: familyId, userId, expiresAt } = family;
  return { kind: 'granted', grant: { ...position, userId, familyId, expiresAt } };
}

type Family = typeof sessionFamily.$inferSelect;
type Branch = typeof sessionBranch.$inferSelect;
type BranchPosition = Pick<Grant, 'branch' | 'generation' | 'refreshToken'>;

/** Rules 1 and 2: the next position of the token's own branch, unless the token is older than that. */
async function alongBranch(
  db: Database,
  keys: SessionKeys,
  { familyId, branch: number, generation }: typeof refreshToken.$inferSelect,
  token: string,
  begunAt: Date,
  limits: SessionLimits,
  now: Date,
): Promise<BranchPosition | undefined> {
  // Read only now that the family is locked: another request may just have moved it.
  const here = and(eq(sessionBranch.familyId, familyId), eq(sessionBranch.number, number));
  const [branch] = await db.select().from(sessionBranch).where(here);
  if (!branch)
    throw new Error(`Family ${familyId} has a token of branch ${number}, and no branch.`);
  const next = { branch: number, generation: generation + 1, refreshToken: keys.successor(token) };
  if (generation === branch.generation) {
    const age = (now.getTime() - begunAt.getTime()) / 1000;
    if (generation >= REFRESHES_AT_ONCE + age) {
      throw new HttpError('TOO_MANY_REQUESTS', { headers: { 'Retry-After': '1' } });
    }
    await db.insert(refreshToken).values({ ...next, hash: tokenHash(next.refreshToken), familyId });
    await db.update(sessionBranch).set({ generation: next.generation, rotatedAt: now }).where(here);
    return next;
  }
  return next.generation === branch.generation && mayRepeat(branch, limits, now) ? next : undefined;
}

/**
 * Rule 3: a branch for a spent token. Copies of it that come together share one, and so does a second
 * try after a lost response. Undefined when the family has as many as it may have.
 */
async function intoBranch(
  db: Database,
  keys: SessionKeys,
  { id: familyId, userId }: Family,
  token: string,
  limits: SessionLimits,
  now: Date,
): Promise<BranchPosition | undefined> {
  const openedBy = tokenHash(token);
  const first = (number: number): BranchPosition => ({
    branch: number,
    generation: 0,
    refreshToken: keys.branchToken(token, number),
  });
  const branches = await db
    .select()
    .from(sessionBranch)
    .where(eq(sessionBranch.familyId, familyId))
    .orderBy(desc(sessionBranch.number));
  const opened = branches.find((branch) => branch.openedBy === openedBy);
  if (opened?.generation === 0 && mayRepeat(opened, limits, now)) return first(opened.number);
  const number = branches.length;
  if (number >= BRANCHES_MAX) return undefined;
  const position = first(number);
  await insertBranch(db, { familyId, number, openedBy }, position.refreshToken, now);
  await noteSecurityEvent(db, { kind: 'session.branch', userId, familyId }, now);
  return position;
}

/** Whether the pair of a branch may be given out again for the previous token. */
function mayRepeat(branch: Branch, { graceSeconds }: SessionLimits, now: Date): boolean {
  const graceEnds = branch.rotatedAt.getTime() + graceSeconds * 1000;
  return now.getTime() <= graceEnds || branch.usedGeneration < branch.generation;
}

async function endStolen(db: Database, { id, userId }: Family, now: Date): Promise<Rotation> {
  await revokeFamily(db, { id, userId }, 'theft', now);
  await noteSecurityEvent(db, { kind: 'session.theft', userId, familyId: id }, now);
  return { kind: 'theft', familyId: id };
}
