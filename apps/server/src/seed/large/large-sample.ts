import { historyOf, profiles, type Random, randomFrom, sumTo } from '@booking/api-client/sample';
import { sql } from 'drizzle-orm';
import { userSearchText } from '../../account/search-text.ts';
import type { Database } from '../../database/database.ts';
import { idAt } from '../../database/id.ts';
import { asset } from '../../schema/asset.ts';
import { category } from '../../schema/category.ts';
import { subscription, subscriptionEntry } from '../../schema/subscription.ts';
import { appUser, institution, lastLogin } from '../../schema/tenant.ts';
import { deriveAccountFigures } from '../../subscription/account-figures.ts';
import { lastLoginsOf, peopleOf } from '../people.ts';
import { adminRow, institutionRow, personOf, pickPlan, sellPlans } from '../sample-rows.ts';
import { insertStock, type StockKinds, stockKinds, stockOf } from '../stock.ts';
import { type BillingHistory, billingHistory } from './billing-history.ts';
import { insertOf } from './insert-of.ts';

/** A large platform. */
export const LARGE_SAMPLE = { institutes: 5_000, users: 40_000, assets: 100_000 } as const;

const SEED = 5_000;
/** Institutes that are written at a time: few enough that a busy machine is done within the limit of a statement. */
const BATCH = 50;

type Size = Readonly<Record<keyof typeof LARGE_SAMPLE, number>>;

/**
 * Fills an empty database with a large platform: the same names, statuses and ids each time on the same day. The sample
 * accounts are among its people.
 */
export async function writeLargeSample(
  db: Database,
  now: Date,
  passwordHash: string,
  size: Size = LARGE_SAMPLE,
): Promise<void> {
  const ground = { kinds: await stockKinds(db), ...(await sellPlans(db)) };
  const sample = largeSample(ground, now, passwordHash, size);
  await db.insert(appUser).values(sample.admin);
  for (let batch = sample.next(BATCH); batch.length > 0; batch = sample.next(BATCH)) {
    // One statement: institutes and people refer to one another.
    await db.execute(sql`
      with people as (${insertOf(
        appUser,
        batch.flatMap((institute) => institute.people),
      )}) ${insertOf(
        institution,
        batch.map((institute) => institute.institution),
      )}`);
    await db.execute(
      insertOf(
        lastLogin,
        batch.flatMap((institute) => institute.lastLogins),
      ),
    );
    await insertStock(
      db,
      batch.map((institute) => institute.stock),
    );
    await insertBilling(
      db,
      batch.map((institute) => institute.billing),
    );
  }
  await deriveAccountFigures(db);
  // The planner knows nothing of the rows before.
  for (const table of [
    institution,
    appUser,
    lastLogin,
    subscription,
    subscriptionEntry,
    category,
    asset,
  ]) {
    await db.execute(sql`analyze ${table}`);
  }
}

/** Base data of every installation, which a sample is made of. */
export type Ground = Awaited<ReturnType<typeof sellPlans>> & { readonly kinds: StockKinds };

/** The rows of a large platform. */
export function largeSample(
  { kinds, templateIds, sold }: Ground,
  now: Date,
  passwordHash: string,
  { institutes, users, assets }: Size,
) {
  const random = randomFrom(SEED);
  let last = 0;
  const makeId = (at: Date) => {
    last += 1;
    return idAt(at.getTime(), last);
  };
  const stockRandom = randomFrom(SEED + 1);
  let unitsLeft = assets;
  const admin = { ...adminRow(passwordHash, now), id: makeId(now) };
  const by = { _id: admin.id, name: `${admin.firstName} ${admin.lastName}` };
  const all = profiles(random, institutes);
  const staff = staffCounts(random, institutes, users - institutes - 1);

  const make = ({ profile, account }: (typeof all)[number], place: number) => {
    const { status } = profile;
    const history = historyOf(random, status, now, by);
    const { createdAt, statusChangedAt } = history;
    const id = makeId(createdAt);
    const workplace = { id, profile, createdAt, status };
    const people = peopleOf(random, workplace, () => makeId(createdAt), passwordHash, staff[place]);
    if (account) Object.assign(people[0], personOf(account));
    for (const person of people) {
      person.searchText = userSearchText({ ...person, phone: person.phone ?? null }, profile);
    }
    const lastLogins = lastLoginsOf(random, people, history);
    const templateId = templateIds.get(profile.template) ?? '';
    const offered = sold.filter((row) => row.templateId === templateId);
    // Two that it may have had, one after the other.
    const plans = [pickPlan(random, offered), pickPlan(random, offered)].map((plan) => ({
      ...plan,
      monthMinor: plan.priceMinor ?? random.between(8, 25) * 100_000,
    }));
    const limits = plans.at(-1)?.limits ?? {};
    const others = institutes - place - 1;
    const wished = unitsOf(stockRandom, limits.assets ?? null, unitsLeft / (others + 1));
    // One is kept for each of those that follow; the last has what is left.
    const units = others === 0 ? unitsLeft : Math.min(wished, unitsLeft - others);
    unitsLeft -= units;
    const buyer = { id, status, createdAt, statusChangedAt };
    return {
      institution: {
        ...institutionRow(id, profile, history, templateId, admin.id, people[0]),
        ownerId: people[0].id,
      },
      people,
      lastLogins,
      stock: stockOf(stockRandom, { id, profile, createdAt }, { limits, units }, kinds, makeId),
      billing: billingHistory({ random, now, by: admin.id, makeId }, buyer, plans),
    };
  };

  let place = 0;
  return {
    admin,
    /** Returns the next `count` institutes; none after the last. */
    next: (count: number) => all.slice(place, place + count).map((item) => make(item, place++)),
  };
}

async function insertBilling(db: Database, histories: readonly BillingHistory[]): Promise<void> {
  const subscriptions = histories.flatMap((history) => history.subscriptions);
  const entries = histories.flatMap((history) => history.entries);
  await db.execute(insertOf(subscription, subscriptions));
  if (entries.length > 0) await db.execute(insertOf(subscriptionEntry, entries));
}

/** How many units an institute has: as its plan allows, around what is left for each. */
function unitsOf(random: Random, max: number | null, average: number): number {
  const few = max !== null && max <= average;
  const most = few ? max : Math.min(max ?? 150, Math.round(average * 2.4));
  return random.between(Math.max(1, Math.round(most / 2)), Math.max(1, most));
}

/** Returns the number of people besides the owner for each institute: at least one, and `people` in total. */
function staffCounts(random: Random, institutes: number, people: number): number[] {
  const most = Math.max(1, Math.round((2 * people) / institutes) - 1);
  const counts = Array.from({ length: institutes }, () => random.between(1, most));
  return sumTo(counts, people);
}
