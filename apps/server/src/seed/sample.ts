import { CYCLE_MONTHS } from '@booking/api-client/contract';
import { plans } from '@booking/content';
import { eq, sql } from 'drizzle-orm';
import { userSearchText } from '../account/search-text.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { inTransaction } from '../database/transaction.ts';
import { REGION_DEFAULTS } from '../institution/rules.ts';
import { institutionSearchText } from '../institution/search-text.ts';
import { created } from '../schema/columns.ts';
import { meta } from '../schema/meta.ts';
import { pricing } from '../schema/pricing.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { template } from '../schema/template.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { hashPassword } from '../session/passwords.ts';
import { platformDay } from '../subscription/rules.ts';
import { SAMPLE_PASSWORD, type SampleAccount, sampleAccounts } from './accounts.ts';
import { planRows } from './base.ts';
import { historyOf, termsOf } from './history.ts';
import { institutes, type Profile } from './institutes.ts';
import { ledgerOf } from './ledger.ts';
import { peopleOf } from './people.ts';
import { placeOf } from './places.ts';
import { type Random, randomFrom } from './random.ts';

export const SAMPLE_INSTITUTES = 248;
const SEED = 2026;
const MARK = 'sampleData';

/**
 * Fills an empty database with institutes, people and subscriptions, dated relative to today.
 * Returns whether the database holds sample data, from now or from before.
 */
export async function seedSample(db: Database, now: Date): Promise<boolean> {
  if (await holdsSample(db)) return true;
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  return inTransaction(db, async (tx) => {
    // The mark first: a process that starts at the same moment waits here until this one has written.
    const mark = { key: MARK, value: now.toISOString() };
    const marked = await tx.insert(meta).values(mark).onConflictDoNothing().returning();
    if (marked.length === 0) return true;
    const { rows } = await tx.execute(sql`
      select 1 from ${appUser} union all select 1 from ${institution} limit 1`);
    if (rows.length > 0) {
      await tx.delete(meta).where(eq(meta.key, MARK));
      return false;
    }
    await write(tx, now, passwordHash);
    return true;
  });
}

/** Whether sample data was written to this database. */
export async function holdsSample(db: Database): Promise<boolean> {
  const rows = await db.select().from(meta).where(eq(meta.key, MARK));
  return rows.length > 0;
}

async function write(db: Database, now: Date, passwordHash: string): Promise<void> {
  const random = randomFrom(SEED);
  const templates = await db.select({ id: template.id, key: template.key }).from(template);
  const templateIds = new Map<string, string>(templates.map(({ key, id }) => [key, id]));
  // The plans of the site are hospitality's; the few older businesses were given the same.
  await db
    .insert(pricing)
    .values(templates.flatMap(({ id }) => planRows(id)))
    .onConflictDoNothing();
  const sold = await db.select().from(pricing);

  const admin = adminRow(passwordHash, now);
  await db.insert(appUser).values(admin);
  const by = { _id: admin.id, name: `${admin.firstName} ${admin.lastName}` };
  const made = profiles(random).map(({ profile, account }) => {
    const id = newId();
    const history = historyOf(random, profile.status, now, by);
    const { createdAt } = history;
    const { status } = profile;
    const people = peopleOf(random, { id, profile, createdAt, status }, newId, passwordHash);
    if (account) Object.assign(people[0], personOf(account));
    for (const person of people) {
      person.searchText = userSearchText({ ...person, phone: person.phone ?? null }, profile);
    }
    const templateId = templateIds.get(profile.template) ?? '';
    const plan = pickPlan(
      random,
      sold.filter((row) => row.templateId === templateId),
    );
    const monthMinor = plan.priceMinor ?? random.between(8, 25) * 100_000;
    const { statusChangedAt } = history;
    const terms = termsOf(
      random,
      status,
      platformDay(now),
      platformDay(createdAt),
      statusChangedAt,
    );
    return {
      people,
      institution: institutionRow(id, profile, history, templateId, admin.id, people[0]),
      subscription: {
        institutionId: id,
        id: newId(),
        pricingId: plan.id,
        plan: plan.key,
        planName: plan.header,
        priceMinor: monthMinor,
        cyclePriceMinor: monthMinor * CYCLE_MONTHS[terms.billingCycle],
        currency: plan.currency,
        ...terms,
        ...created(admin.id, createdAt),
      },
    };
  });
  await db.insert(institution).values(made.map((one) => one.institution));
  await db.insert(appUser).values(made.flatMap((one) => one.people));
  const accountRandom = randomFrom(SEED + 1);
  const ledgers = made.map((one) => ledgerOf(accountRandom, one.subscription));
  await db.insert(subscription).values(ledgers.map((one) => one.subscription));
  await db.insert(subscriptionEntry).values(ledgers.flatMap((one) => one.entries));
  await db.execute(sql`
    update ${institution} set owner_id = ${appUser.id} from ${appUser}
    where ${appUser.institutionId} = ${institution.id} and ${appUser.role} = 'Owner'`);
}

function profiles(random: Random): { profile: Profile; account?: SampleAccount }[] {
  const owners = sampleAccounts.filter((account) => account.owns);
  const some = institutes(random, SAMPLE_INSTITUTES - owners.length);
  const theirs = institutes(random, owners.length).map((profile, index) => {
    const account = owners[index];
    return account?.owns ? { profile: ownProfile(profile, account.owns), account } : { profile };
  });
  return [...some.map((profile) => ({ profile })), ...theirs];
}

/** A generated profile with what is fixed about the institute of an account. */
function ownProfile(profile: Profile, owns: NonNullable<SampleAccount['owns']>): Profile {
  const { state, city } = placeOf(owns.city);
  return {
    ...profile,
    name: owns.name,
    code: owns.code,
    template: owns.template,
    domain: `${owns.code.toLowerCase()}.example`,
    type: owns.template === 'hospitality' ? 'Hotel' : 'Other',
    status: 'Active',
    state,
    city,
    line1: `${profile.line1.split(',')[0]}, ${city.streets[0]}`,
    postalCode: `${city.pin}001`,
    gstin: null,
  };
}

function adminRow(passwordHash: string, now: Date) {
  const account = sampleAccounts.find((one) => one.owns === null);
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

function personOf({ email, firstName, lastName, role }: SampleAccount) {
  return { email, firstName, lastName, role, phone: '+919800000000', status: 'Active' as const };
}

function pickPlan(random: Random, sold: readonly (typeof pricing.$inferSelect)[]) {
  const key = random.weighted({ basic: 40, standard: 35, professional: 18, enterprise: 7 });
  const plan = sold.find((row) => row.key === key);
  if (!plan) throw new Error(`There is no plan "${key}" among ${plans.length}.`);
  return { ...plan, key };
}

function institutionRow(
  id: string,
  profile: Profile,
  history: ReturnType<typeof historyOf>,
  templateId: string,
  adminId: string,
  owner: { firstName: string; lastName: string; email: string },
): typeof institution.$inferInsert {
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
    ...REGION_DEFAULTS,
    tags: [...profile.tags],
    ...history,
    ...created(adminId, history.createdAt),
    updatedAt: history.statusChangedAt,
  };
  return { ...row, searchText: institutionSearchText(row, owner) };
}
