import type { PolicyContent } from '@booking/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { shareCurrency } from '../institution/index.ts';
import type { WriteContext } from '../resource/context.ts';
import { policy, policyVersion } from '../schema/policy.ts';
import { insertPolicy } from './rows.ts';

/** Gives a new institution the policy of another, as its first version: without its amounts where the new one has another currency. */
export async function copyPolicy(context: WriteContext, from: string, to: string): Promise<void> {
  const [current] = await context.db
    .select({ content: policyVersion.content })
    .from(policy)
    .innerJoin(policyVersion, eq(policyVersion.policyId, policy.id))
    .where(
      and(eq(policy.institutionId, from), eq(policyVersion.versionNo, sql`${policy.version} + 1`)),
    );
  if (!current) return;
  const { content } = current;
  const isSame = await shareCurrency(context, from, to);
  await insertPolicy(context, to, isSame ? content : withoutAmounts(content));
}

function withoutAmounts(content: PolicyContent): PolicyContent {
  const { tiers, noShow, deposit } = content;
  return {
    ...content,
    tiers: tiers.map(withoutCharge),
    noShow: withoutCharge(noShow),
    deposit: deposit.mode === 'fixed' ? { ...deposit, value: 0 } : deposit,
  };
}

function withoutCharge<T extends PolicyContent['noShow']>(charge: T): T {
  return charge.chargeMode === 'fixed' ? { ...charge, chargeValue: 0 } : charge;
}
