import { panOf } from '@booking/api-client/contract';
import {
  type historyOf,
  type Profile,
  type Random,
  type SampleAccount,
  sampleAccounts,
} from '@booking/api-client/sample';
import { plans } from '@booking/content';
import { userSearchText } from '../account/search-text.ts';
import { settingDefaults } from '../bkbtr-setting/defaults.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { institutionSearchText } from '../institution/search-text.ts';
import { created } from '../schema/columns.ts';
import { pricing } from '../schema/pricing.ts';
import { template } from '../schema/template.ts';
import type { institution } from '../schema/tenant.ts';
import { planRows } from './base.ts';

/** Offers the plans of the site, which are hospitality's, to all templates: the few older businesses were given the same. */
export async function sellPlans(db: Database) {
  const templates = await db.select({ id: template.id, key: template.key }).from(template);
  await db
    .insert(pricing)
    .values(templates.flatMap(({ id }) => planRows(id)))
    .onConflictDoNothing();
  return {
    templateIds: new Map<string, string>(templates.map(({ key, id }) => [key, id])),
    sold: await db.select().from(pricing),
  };
}

/** The platform's own account. */
export function adminRow(passwordHash: string, now: Date) {
  const account = sampleAccounts.find((account) => account.owns === null);
  if (!account) throw new Error('There is no sample account for the platform.');
  const person = personOf(account);
  return {
    id: newId(),
    institutionId: null,
    homeType: 'Month' as const,
    passwordHash,
    ...person,
    searchText: userSearchText(person, null),
    ...created(null, now),
  };
}

/** Returns the personal fields of an account. */
export function personOf({ email, firstName, lastName, role }: SampleAccount) {
  return { email, firstName, lastName, role, phone: '+919800000000', status: 'Active' as const };
}

/** A plan, the cheaper ones more often. */
export function pickPlan(random: Random, sold: readonly (typeof pricing.$inferSelect)[]) {
  const key = random.weighted({ basic: 40, standard: 35, professional: 18, enterprise: 7 });
  const plan = sold.find((row) => row.key === key);
  if (!plan) throw new Error(`There is no plan "${key}" among ${plans.length}.`);
  return { ...plan, key };
}

/** The row of an institute, without its owner yet. */
export function institutionRow(
  id: string,
  profile: Profile,
  history: ReturnType<typeof historyOf>,
  templateId: string,
  adminId: string,
  owner: { firstName: string; lastName: string; email: string },
): typeof institution.$inferInsert {
  const { timezone, currency, locale } = settingDefaults.defaults;
  const row = {
    id,
    name: profile.name,
    code: profile.code,
    status: profile.status,
    templateId,
    type: profile.type,
    email: `desk@${profile.domain}`,
    phone: profile.phone,
    website: `https://${profile.domain}`,
    line1: profile.line1,
    city: profile.city.name,
    state: profile.state.name,
    country: 'IN',
    postalCode: profile.postalCode,
    legalName: profile.gstin && `${profile.name} Private Limited`,
    gstin: profile.gstin,
    pan: profile.gstin && panOf(profile.gstin),
    timezone,
    currency,
    locale,
    tags: [...profile.tags],
    ...history,
    ...created(adminId, history.createdAt),
    updatedAt: history.statusChangedAt,
  };
  return { ...row, searchText: institutionSearchText(row, owner) };
}
