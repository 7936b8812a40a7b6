import { addDays, SETTING_DEFAULTS } from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { fieldError } from '../http-error.ts';
import type { WriteContext } from '../resource/context.ts';
import { todayForRates } from '../resource/time-zone.ts';
import { category } from '../schema/category.ts';
import { rate } from '../schema/rate.ts';
import { setting } from '../schema/setting.ts';

/** Categories and rate packages that an institution can map to the rooms and rates of an OTA. */
export interface Sellable {
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly isActive: boolean;
  }[];
  /** Keys of its rate packages. */
  readonly packages: ReadonlySet<string>;
}

export async function sellableOf(
  { db }: Pick<WriteContext, 'db'>,
  institutionId: string,
): Promise<Sellable> {
  const categories = await db
    .select({ id: category.id, name: category.name, isActive: category.isActive })
    .from(category)
    .where(eq(category.institutionId, institutionId));
  const [row] = await db
    .select({ rates: setting.rates })
    .from(setting)
    .where(eq(setting.institutionId, institutionId));
  const { ratePackages } = { ...SETTING_DEFAULTS.rates, ...row?.rates };
  return { categories, packages: new Set(ratePackages.map(({ key }) => key)) };
}

/** Categories that a connection sells, and for how many days from today on. */
interface Sold {
  /** The ids of its categories. */
  readonly categories: readonly string[];
  readonly windowDays: number;
  /** Time zone of the institute. */
  readonly timezone: string;
}

/** Refuses to activate a connection when none of the categories that it sells has a price in its window of days. */
export async function requirePrice(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  { categories, windowDays, timezone }: Sold,
  path: string,
): Promise<void> {
  const today = todayForRates(now, timezone);
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (
    select from ${category} where ${category.id} = any(${sql.param([...categories])}::text[])
      and (${category.basePriceMinor} > 0 or exists (select from ${rate}
        where ${rate.categoryId} = ${category.id} and ${rate.price} > 0
          and (${rate.date} is null
            or ${rate.date} between ${today}::date and ${addDays(today, windowDays)}::date)))) as found`);
  if (rows[0]?.found) return;
  const message = 'Set a price for one of the mapped categories first.';
  throw fieldError('BUSINESS_RULE', `${path}.status`, message);
}
