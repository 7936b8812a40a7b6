import { and, eq, sql } from 'drizzle-orm';
import type { WriteContext } from '../resource/context.ts';
import { policy, policyVersion } from '../schema/policy.ts';
import { insertPolicy } from './rows.ts';

/** Gives a new institution the policy of another, as its first version. */
export async function copyPolicy(context: WriteContext, from: string, to: string): Promise<void> {
  const [current] = await context.db
    .select({ content: policyVersion.content })
    .from(policy)
    .innerJoin(policyVersion, eq(policyVersion.policyId, policy.id))
    .where(
      and(eq(policy.institutionId, from), eq(policyVersion.versionNo, sql`${policy.version} + 1`)),
    );
  if (current) await insertPolicy(context, to, current.content);
}
