import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { mustSetUpTwoFactor } from '../two-factor/store.ts';
import type { Caller } from './guard.ts';
import {
  currentRole,
  lockRoleOf,
  ofInstitution,
  ofTemplate,
  roleGrantColumns,
  rolesOn,
} from './permissions.ts';

/**
 * Reads who a user is now, for work that goes on without a request of theirs, and locks their account, and what
 * its role permits, until the transaction ends: a change of either waits for what is being written, or is seen. Undefined for
 * an account that may no longer sign in, or of an institution that is closed.
 */
export async function lockUserOfJob(db: Database, userId: string): Promise<Caller | undefined> {
  await db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('share');
  await lockRoleOf(db, userId);
  // A statement of its own: one that has waited still sees all but the locked rows as they were before.
  const [row] = await db
    .select({
      userId: appUser.id,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      role: currentRole,
      status: appUser.status,
      mustChangePassword: appUser.mustChangePassword,
      mustSetUpTwoFactor: mustSetUpTwoFactor(),
      institutionId: appUser.institutionId,
      institutionStatus: institution.status,
      ...roleGrantColumns,
    })
    .from(appUser)
    .leftJoin(institution, eq(institution.id, appUser.institutionId))
    .leftJoin(ofTemplate, rolesOn.ofTemplate(appUser.role))
    .leftJoin(ofInstitution, rolesOn.ofInstitution())
    .where(eq(appUser.id, userId));
  if (row?.status !== 'Active' || row.institutionStatus === 'Closed') return undefined;
  return { ...row, familyId: '', actedById: null, isReadOnly: false };
}
