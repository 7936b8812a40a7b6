import { isDeepStrictEqual } from 'node:util';
import type { AmountAt, PolicyContent } from '@booking/api-client/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type DocumentFields, entityFields, isoInstant } from '../database/document.ts';
import { fullNameOf } from '../database/full-name.ts';
import { byKind, type TenantScope } from '../database/scope.ts';
import type { Handlers } from '../http/call.ts';
import { HttpError } from '../http-error.ts';
import { institutions } from '../institution/index.ts';
import { refuseFinerAmounts } from '../resource/amounts.ts';
import type { WriteContext } from '../resource/context.ts';
import { defined } from '../resource/defined.ts';
import { documentsOf } from '../resource/resource.ts';
import { policy, policyVersion } from '../schema/policy.ts';
import { appUser } from '../schema/tenant.ts';
import { allowanceOf, missingFeature } from '../subscription/index.ts';
import { insertPolicy, insertVersion, policyRows } from './rows.ts';

type Row = typeof policy.$inferSelect;

const CONTENT = [
  'tiers',
  'noShow',
  'noShowTime',
  'deposit',
  'refundDays',
  'idProof',
  'guestRules',
  'childPolicy',
  'extraBedPolicy',
  'houseRules',
  'termsText',
] as const satisfies readonly (keyof PolicyContent)[];

/** The versions of a policy. A tenant does not see who of the platform wrote one. */
function versions(kind: TenantScope['kind']): SQL {
  const isShown =
    kind === 'platform' ? sql`true` : sql`${appUser.institutionId} = ${policy.institutionId}`;
  return sql`(select json_agg(json_build_object('versionNo', one.version_no,
      'effectiveFrom', ${isoInstant(sql`one.effective_from`)},
      'by', case when ${isShown} then ${fullNameOf(appUser)} end)
      order by one.version_no desc)
    from ${policyVersion} one left join ${appUser} on ${appUser.id} = one.created_by
    where one.policy_id = ${policy.id})`;
}

const document = byKind(
  (kind): DocumentFields => ({
    ...entityFields(policy, []),
    institution: sql`${policy.institutionId}`,
    ...Object.fromEntries(
      CONTENT.map((name) => [name, sql`${policyVersion.content} -> ${sql.raw(`'${name}'`)}`]),
    ),
    versionNo: sql`${policyVersion.versionNo}`,
    effectiveFrom: isoInstant(policyVersion.effectiveFrom),
    versions: versions(kind),
  }),
);

const policies = documentsOf(policyRows, {
  document: ({ scope }) => document(scope),
  from: sql`${policy} join ${policyVersion} on ${policyVersion.policyId} = ${policy.id}`,
});

const ofInstitution = (id: string) => eq(policy.institutionId, id);
const isCurrent = sql`${policyVersion.versionNo} = ${policy.version} + 1`;

/** The calls about policies. Their writes need the feature `policies`. */
export const policyHandlers: Handlers['policy'] = {
  async get(call) {
    const { institution: id, versionNo } = call.query;
    // No response reveals whether another tenant has a policy.
    await institutions.read(call, id);
    const version = versionNo === undefined ? isCurrent : eq(policyVersion.versionNo, versionNo);
    try {
      return await policies.readWhere(call, sql`${ofInstitution(id)} and ${version}`);
    } catch (error) {
      if (error instanceof HttpError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  },

  async create(call) {
    const { institution: id, ...content } = call.body;
    refuseFinerAmounts(chargesOf(content), (await lockHome(call, id)).currency);
    await insertPolicy(call, id, content);
    return readCurrent(call, id);
  },

  async update(call) {
    const { __v, ...changes } = call.body;
    const [version] = await call.db
      .select({ id: policy.institutionId })
      .from(policy)
      .where(and(eq(policy.id, call.id), policies.within(call.actor.scope)));
    if (!version) throw policies.notFound();
    refuseFinerAmounts(chargesOf(changes), (await lockHome(call, version.id)).currency);
    const row = await policies.lock(call, call.id, __v, () => readCurrent(call, version.id));
    await addVersion(call, row, changes);
    return readCurrent(call, version.id);
  },

  async save(call) {
    const { institution: id, __v, ...content } = call.body;
    refuseFinerAmounts(chargesOf(content), (await lockHome(call, id)).currency);
    const [row] = await call.db.select().from(policy).where(ofInstitution(id)).for('update');
    if (row) {
      await policies.requireVersion(call, row, __v, () => readCurrent(call, id));
      await addVersion(call, row, content);
    } else await insertPolicy(call, id, content);
    return readCurrent(call, id);
  },
};

async function lockHome(call: WriteContext, id: string) {
  const home = await institutions.lock(call, id, undefined);
  const message = missingFeature(await allowanceOf(call.db, id), 'policies', 'policies');
  if (message !== undefined) throw new HttpError('NOT_ENTITLED', { message });
  return home;
}

/** The amounts of money in a policy, each with its path. */
function chargesOf({ tiers, noShow, deposit }: Partial<PolicyContent>): readonly AmountAt[] {
  const tierCharges = (tiers ?? []).map((charge, index) => [`tiers.${index}`, charge] as const);
  const amounts: AmountAt[] = [];
  for (const [path, charge] of [...tierCharges, ['noShow', noShow] as const]) {
    if (charge?.chargeMode === 'fixed') amounts.push([`${path}.chargeValue`, charge.chargeValue]);
  }
  if (deposit?.mode === 'fixed') amounts.push(['deposit.value', deposit.value]);
  return amounts;
}

function readCurrent(call: WriteContext, institutionId: string) {
  return policies.readWhere(call, sql`${ofInstitution(institutionId)} and ${isCurrent}`);
}

/** Adds a version with some changes; changes that change nothing make none. */
async function addVersion(
  context: WriteContext,
  row: Row,
  changes: Partial<PolicyContent>,
): Promise<void> {
  const { db } = context;
  const [current] = await db
    .select({ content: policyVersion.content })
    .from(policyVersion)
    .where(and(eq(policyVersion.policyId, row.id), eq(policyVersion.versionNo, row.version + 1)));
  if (!current) throw new Error(`The policy ${row.id} has no version ${row.version + 1}.`);
  const content: PolicyContent = { ...current.content, ...defined(changes) };
  if (isDeepStrictEqual(content, current.content)) return;
  await policies.touch(context, row);
  await insertVersion(context, row.id, row.version + 2, content);
}
