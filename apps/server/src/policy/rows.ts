import type { PolicyContent } from '@booking/api-client/contract';
import { and, eq, lte } from 'drizzle-orm';
import { newId } from '../database/id.ts';
import type { WriteContext } from '../resource/context.ts';
import { rowsOf } from '../resource/rows.ts';
import { policy, policyVersion } from '../schema/policy.ts';

/** How policies are written. */
export const policyRows = rowsOf({
  table: policy,
  noun: 'Policy',
  tenant: policy.institutionId,
  unique: { policy_institution_key: ['institution', 'This institute already has a policy.'] },
});

/** Adds the policy of an institution, with its first version. @throws HttpError `DUPLICATE` */
export async function insertPolicy(
  context: WriteContext,
  institutionId: string,
  content: PolicyContent,
): Promise<void> {
  const policyId = await policyRows.insert(context, { institutionId });
  await insertVersion(context, policyId, 1, content);
}

/** The versions that a policy keeps: a change a day for most of a year. */
export const VERSIONS_MAX = 250;

/** Adds a version, which never changes. The oldest goes once there are as many as a policy keeps. */
export async function insertVersion(
  { db, actor, now }: WriteContext,
  policyId: string,
  versionNo: number,
  content: PolicyContent,
): Promise<void> {
  await db.insert(policyVersion).values({
    id: newId(now.getTime()),
    policyId,
    versionNo,
    content,
    effectiveFrom: now,
    createdBy: actor.userId,
  });
  const isOld = lte(policyVersion.versionNo, versionNo - VERSIONS_MAX);
  await db.delete(policyVersion).where(and(eq(policyVersion.policyId, policyId), isOld));
}
