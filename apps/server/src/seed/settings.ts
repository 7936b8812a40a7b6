import { POLICY_DEFAULTS } from '@booking/api-client/contract';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { created } from '../schema/columns.ts';
import { policy, policyVersion } from '../schema/policy.ts';
import { setting } from '../schema/setting.ts';

interface Home {
  readonly institutionId: string;
  readonly at: Date;
  /** Whether its plan includes policies. */
  readonly hasPolicy: boolean;
}

/** The settings of institutes that have saved those of their template, and their policies. */
export async function insertSettings(db: Database, homes: readonly Home[]): Promise<void> {
  const rows = homes.map(({ institutionId, at }) => ({
    id: newId(),
    institutionId,
    ...created(null, at),
  }));
  await db.insert(setting).values(rows);
  const policies = homes
    .filter(({ hasPolicy }) => hasPolicy)
    .map(({ institutionId, at }) => ({ id: newId(), institutionId, ...created(null, at) }));
  await db.insert(policy).values(policies);
  await db.insert(policyVersion).values(
    policies.map(({ id, createdAt }) => ({
      id: newId(),
      policyId: id,
      versionNo: 1,
      content: POLICY_DEFAULTS,
      effectiveFrom: createdAt,
    })),
  );
}
