import { CYCLE_MONTHS } from '@booking/api-client/contract';
import {
  historyOf,
  profiles,
  randomFrom,
  SAMPLE_PASSWORD,
  termsOf,
} from '@booking/api-client/sample';
import { eq, sql } from 'drizzle-orm';
import { userSearchText } from '../account/search-text.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { inTransaction } from '../database/transaction.ts';
import { created } from '../schema/columns.ts';
import { meta } from '../schema/meta.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { appUser, institution, lastLogin } from '../schema/tenant.ts';
import { hashPassword } from '../session/passwords.ts';
import { deriveAccountFigures } from '../subscription/account-figures.ts';
import { platformDay } from '../subscription/rules.ts';
import { writeHugeSample } from './huge/huge-sample.ts';
import { type Ground, writeLargeSample } from './large/large-sample.ts';
import { ledgerOf } from './ledger.ts';
import { insertPapers } from './papers.ts';
import { lastLoginsOf, peopleOf } from './people.ts';
import { adminRow, institutionRow, personOf, pickPlan, sellPlans } from './sample-rows.ts';
import { insertSettings } from './settings.ts';
import { hasStock, insertStock, stockKinds, stockOf, unitCount } from './stock.ts';
import { eventsOf } from './subscription-events.ts';

export const SAMPLE_INSTITUTES = 248;
/** How much sample data there is: enough to look at, or as much as a large or a huge platform has. */
export type SampleSize = 'small' | 'large' | 'huge';
const SEED = 2026;
const MARK = 'sampleData';

/**
 * Fills an empty database with institutes, people and subscriptions, dated relative to today.
 * Returns whether the database holds sample data, from now or from before.
 */
export async function seedSample(
  db: Database,
  now: Date,
  size: SampleSize = 'small',
  scale = 1,
): Promise<boolean> {
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
    if (size === 'huge') await writeHugeSample(tx, now, passwordHash, scale);
    else await (size === 'large' ? writeLargeSample : write)(tx, now, passwordHash);
    return true;
  });
}

/** Whether sample data was written to this database. */
export async function holdsSample(db: Database): Promise<boolean> {
  const rows = await db.select().from(meta).where(eq(meta.key, MARK));
  return rows.length > 0;
}

/** The rows of the small sample. */
export function smallSample(
  { templateIds, sold, kinds }: Ground,
  now: Date,
  passwordHash: string,
  institutes = SAMPLE_INSTITUTES,
) {
  const random = randomFrom(SEED);
  const personal = randomFrom(SEED + 2);
  const stockRandom = randomFrom(SEED + 3);
  const admin = adminRow(passwordHash, now);
  const by = { _id: admin.id, name: `${admin.firstName} ${admin.lastName}` };
  const samples = profiles(random, institutes).map(({ profile, account }) => {
    const id = newId();
    const history = historyOf(random, profile.status, now, by);
    const { createdAt } = history;
    const { status } = profile;
    const people = peopleOf(random, { id, profile, createdAt, status }, newId, passwordHash);
    if (account) Object.assign(people[0], personOf(account));
    for (const person of people) {
      person.searchText = userSearchText({ ...person, phone: person.phone ?? null }, profile);
    }
    const lastLogins = lastLoginsOf(personal, people, history);
    const templateId = templateIds.get(profile.template) ?? '';
    const plan = pickPlan(
      random,
      sold.filter((row) => row.templateId === templateId),
    );
    // No more people than the plan includes.
    people.splice(plan.limits.users ?? people.length);
    const ids = new Set(people.map((person) => person.id));
    const monthMinor = plan.priceMinor ?? random.between(8, 25) * 100_000;
    const { statusChangedAt } = history;
    const terms = termsOf(
      random,
      status,
      platformDay(now),
      platformDay(createdAt),
      statusChangedAt,
    );
    const units = hasStock(stockRandom, status)
      ? unitCount(stockRandom, profile, plan.limits.assets ?? null)
      : 0;
    return {
      home: {
        institutionId: id,
        at: createdAt,
        isSetUp: status !== 'Pending',
        hasPolicy: plan.entitlements.includes('policies'),
      },
      people,
      lastLogins: lastLogins.filter(({ userId }) => ids.has(userId)),
      stock: stockOf(
        stockRandom,
        { id, profile, createdAt },
        { limits: plan.limits, units },
        kinds,
        () => newId(),
      ),
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
  const accountRandom = randomFrom(SEED + 1);
  return {
    admin,
    by,
    samples: samples.map((sample) => ({
      ...sample,
      ledger: ledgerOf(accountRandom, sample.subscription),
    })),
  };
}

async function write(db: Database, now: Date, passwordHash: string): Promise<void> {
  const ground = { kinds: await stockKinds(db), ...(await sellPlans(db)) };
  const { admin, by, samples } = smallSample(ground, now, passwordHash);
  await db.insert(appUser).values(admin);
  await db.insert(institution).values(samples.map((sample) => sample.institution));
  await db.insert(appUser).values(samples.flatMap((sample) => sample.people));
  await db.insert(lastLogin).values(samples.flatMap((sample) => sample.lastLogins));
  const ledgers = samples.map((sample) => sample.ledger);
  await db.insert(subscription).values(
    ledgers.map((ledger) => ({
      ...ledger.subscription,
      events: eventsOf(ledger.subscription, ledger.entries, by),
    })),
  );
  await db.insert(subscriptionEntry).values(ledgers.flatMap((ledger) => ledger.entries));
  await deriveAccountFigures(db);
  await insertPapers(db, now);
  await insertSettings(
    db,
    samples.map((sample) => sample.home).filter(({ isSetUp }) => isSetUp),
  );
  await insertStock(
    db,
    samples.map((sample) => sample.stock),
  );
  await db.execute(sql`
    update ${institution} set owner_id = ${appUser.id} from ${appUser}
    where ${appUser.institutionId} = ${institution.id} and ${appUser.role} = 'Owner'`);
}
