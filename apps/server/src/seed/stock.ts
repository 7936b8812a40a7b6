import { naturalKey, type PlanLimits, seenAs } from '@booking/api-client/contract';
import {
  type Profile,
  type Random,
  type StockPlan,
  stockPlansOf,
  sumTo,
} from '@booking/api-client/sample';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { searchText } from '../database/search.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { color } from '../schema/color.ts';
import { created } from '../schema/columns.ts';
import { generic } from '../schema/generic.ts';
import { template } from '../schema/template.ts';
import { insertOf } from './large/insert-of.ts';

/** Generics and colours that the stock of all institutes is made of. */
export interface StockKinds {
  /** The ids of generics by template and key. */
  readonly generics: ReadonlyMap<string, string>;
  readonly colors: readonly string[];
}

export async function stockKinds(db: Database): Promise<StockKinds> {
  const kinds = await db
    .select({ id: generic.id, key: generic.key, template: template.key })
    .from(generic)
    .innerJoin(template, eq(template.id, generic.templateId));
  const colors = await db
    .select({ id: color.id })
    .from(color)
    .where(eq(color.group, 'category'))
    .orderBy(color.order);
  return {
    generics: new Map(kinds.map(({ id, key, template }) => [`${template} ${key}`, id])),
    colors: colors.map(({ id }) => id),
  };
}

export interface Stock {
  readonly categories: readonly (typeof category.$inferInsert)[];
  readonly assets: readonly (typeof asset.$inferInsert)[];
}

interface Owner {
  readonly id: string;
  readonly profile: Profile;
  readonly createdAt: Date;
}

/** Whether an institute has something to sell: some are still being set up. */
export function hasStock(random: Random, status: Profile['status']): boolean {
  return status !== 'Pending' || random.chance(0.6);
}

/** How many units an institute has, believable for its plan. */
export function unitCount(random: Random, { code }: Profile, max: number | null): number {
  if (code === 'LAKEVIEW') return Math.min(41, max ?? 41);
  const most = max ?? 60;
  return random.between(Math.min(4, most), Math.min(most, 60));
}

/** The categories and units of an institute. */
export function stockOf(
  random: Random,
  { id: institutionId, profile, createdAt }: Owner,
  { limits, units }: { readonly limits: Partial<PlanLimits>; readonly units: number },
  { generics, colors }: StockKinds,
  makeId: (at: Date) => string,
): Stock {
  const plans = stockPlansOf(profile).slice(0, Math.min(limits.categories ?? 6, units));
  const audit = created(null, createdAt);
  const categories = plans.map((plan, order) => ({
    id: makeId(createdAt),
    institutionId,
    genericId: generics.get(`${profile.template} ${plan.generic}`) ?? '',
    name: plan.name,
    code: plan.code,
    basePriceMinor: plan.price * 100,
    colorId: colors[order % Math.max(1, colors.length)] ?? null,
    order,
    searchText: searchText([plan.name, plan.code]),
    seenAs: seenAs(plan.name),
    ...audit,
  }));
  const assets = shares(plans, units).flatMap((count, place) =>
    Array.from({ length: count }, (_, order) => {
      const plan = plans[place];
      const row = categories[place];
      const isRoom = plan?.generic === 'room';
      const floor = isRoom ? Math.floor(order / 10) + 1 : null;
      // Rooms are numbered by floor, each category behind the one before: 101, 102, then 121.
      const code = isRoom
        ? `${floor}${String(place * 20 + (order % 10) + 1).padStart(2, '0')}`
        : `${row?.code}-${order + 1}`;
      const name = isRoom ? `Room ${code}` : `${plan?.name} ${order + 1}`;
      const tags = isRoom && random.chance(0.2) ? ['balcony'] : [];
      return {
        id: makeId(createdAt),
        institutionId,
        categoryId: row?.id ?? '',
        name: name.slice(0, 40),
        code,
        codeKey: naturalKey(code),
        floor: floor === null ? null : String(floor),
        tags,
        order,
        searchText: searchText([code, name, ...tags]),
        seenAs: seenAs(code),
        ...audit,
      };
    }),
  );
  return { categories, assets };
}

/** Shares out units by the shares of the plans, at least one for each. */
function shares(plans: readonly StockPlan[], units: number): number[] {
  const all = plans.reduce((sum, { share }) => sum + share, 0);
  return sumTo(
    plans.map(({ share }) => Math.floor((units * share) / all)),
    units,
  );
}

/** Stores what institutes sell, in two statements. */
export async function insertStock(db: Database, stocks: readonly Stock[]): Promise<void> {
  await db.execute(
    insertOf(
      category,
      stocks.flatMap(({ categories }) => categories),
    ),
  );
  await db.execute(
    insertOf(
      asset,
      stocks.flatMap(({ assets }) => assets),
    ),
  );
}
