import { addDays, SETTING_DEFAULTS } from '@booking/api-client/contract';
import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { idAt } from '../../database/id.ts';
import { asset } from '../../schema/asset.ts';
import { category } from '../../schema/category.ts';
import { created } from '../../schema/columns.ts';
import { rate, rateBatch } from '../../schema/rate.ts';
import { subscription, subscriptionEntry } from '../../schema/subscription.ts';
import { appUser, institution, lastLogin } from '../../schema/tenant.ts';
import { deriveAccountFigures } from '../../subscription/account-figures.ts';
import { platformDay } from '../../subscription/rules.ts';
import { largeSample } from '../large/large-sample.ts';
import { sellPlans } from '../sample-rows.ts';
import { stockKinds } from '../stock.ts';
import { copyRows } from './copy-rows.ts';

/** A platform of many years: more than one machine needs to hold. */
const HUGE_SAMPLE = {
  institutes: 100_000,
  users: 1_000_000,
  assets: 2_000_000,
  /** Institutes that have set a rate for each day of a year. */
  rated: 2_000,
} as const;

const DAYS = 365;
/** Institutes whose rows are in memory at a time. */
const BATCH = 500;

/**
 * Fills an empty PostgreSQL server by `copy`, which takes a tenth of the time of inserts. `scale` makes it smaller, alike
 * in its parts.
 */
export async function writeHugeSample(
  db: Database,
  now: Date,
  passwordHash: string,
  scale = 1,
): Promise<void> {
  const of = (count: number) => Math.max(1, Math.round(count * scale));
  const size = {
    institutes: of(HUGE_SAMPLE.institutes),
    users: of(HUGE_SAMPLE.users),
    assets: of(HUGE_SAMPLE.assets),
  };
  let unrated = of(HUGE_SAMPLE.rated);
  const ground = { kinds: await stockKinds(db), ...(await sellPlans(db)) };
  const sample = largeSample(ground, now, passwordHash, size);
  await copyRows(db, appUser, [sample.admin]);
  for (let batch = sample.next(BATCH); batch.length > 0; batch = sample.next(BATCH)) {
    const every = <T>(rowsOf: (institute: (typeof batch)[number]) => readonly T[]) =>
      batch.flatMap(rowsOf);
    // Institutes and people refer to one another.
    await copyRows(
      db,
      institution,
      batch.map((institute) => ({ ...institute.institution, ownerId: null })),
    );
    await copyRows(
      db,
      appUser,
      every(({ people }) => people),
    );
    await nameOwners(
      db,
      batch.map(({ institution: { id, ownerId } }) => ({ id, ownerId })),
    );
    await copyRows(
      db,
      lastLogin,
      every(({ lastLogins }) => lastLogins),
    );
    await copyRows(
      db,
      category,
      every(({ stock }) => stock.categories),
    );
    await copyRows(
      db,
      asset,
      every(({ stock }) => stock.assets),
    );
    await copyRows(
      db,
      subscription,
      every(({ billing }) => billing.subscriptions),
    );
    await copyRows(
      db,
      subscriptionEntry,
      every(({ billing }) => billing.entries),
    );
    const rated = batch.filter(({ stock }) => stock.categories.length > 0).slice(0, unrated);
    unrated -= rated.length;
    for (const { stock } of rated) await copyRates(db, now, stock.categories);
  }
  await deriveAccountFigures(db);
  // The planner knows nothing of the rows before.
  const tables = [
    institution,
    appUser,
    lastLogin,
    category,
    asset,
    subscription,
    subscriptionEntry,
    rate,
  ];
  for (const table of tables) await db.execute(sql.raw(`analyze "${getTableName(table)}"`));
}

async function nameOwners(
  db: Database,
  owners: readonly { readonly id: string; readonly ownerId: string | null }[],
): Promise<void> {
  await db.execute(sql`update ${institution} set owner_id = owned."ownerId"
    from jsonb_to_recordset(${JSON.stringify(owners)}::jsonb) as owned (id text, "ownerId" text)
    where ${institution.id} = owned.id`);
}

/** A price for each day of a year, dearer at the end of a week, in one change. */
async function copyRates(
  db: Database,
  now: Date,
  categories: readonly (typeof category.$inferInsert)[],
): Promise<void> {
  const [first] = categories;
  const ratePackage = SETTING_DEFAULTS.rates.ratePackages[0]?.key;
  if (!first || !ratePackage) return;
  const today = platformDay(now);
  const batchId = idAt(now.getTime(), Number.parseInt(first.id.slice(-8), 16));
  const { institutionId } = first;
  await copyRows(db, rateBatch, [
    {
      id: batchId,
      institutionId,
      revision: 1,
      affected: categories.length * DAYS,
      createdAt: now,
      createdBy: null,
    },
  ]);
  await copyRows(
    db,
    rate,
    categories.flatMap(({ id, basePriceMinor }) =>
      Array.from({ length: DAYS }, (_, day) => {
        const date = addDays(today, day);
        const isWeekend = new Date(`${date}T00:00:00Z`).getUTCDay() % 6 === 0;
        return {
          institutionId,
          cell: `${id}||${ratePackage}|${date}`,
          categoryId: id,
          assetId: null,
          ratePackage,
          date,
          weekday: null,
          price: Math.round((basePriceMinor ?? 0) * (isWeekend ? 1.2 : 1)),
          batchId,
          ...created(null, now),
        };
      }),
    ),
  );
}
