import {
  addDays,
  currencyDigits,
  type Entitlement,
  type Setting,
  settingDefaultsOf,
  type TemplateKey,
} from '@booking/api-client/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { within } from '../database/scope.ts';
import { HttpError } from '../http-error.ts';
import type { ReadContext } from '../resource/context.ts';
import { todayForRates } from '../resource/time-zone.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { color } from '../schema/color.ts';
import { rateBatch, VISIBLE_STATES } from '../schema/rate.ts';
import { setting } from '../schema/setting.ts';
import { subscription } from '../schema/subscription.ts';
import { template } from '../schema/template.ts';
import { institution } from '../schema/tenant.ts';
import { entitlementsOf } from '../subscription/index.ts';
import type { PriceAdjustment, RateBase, RatePackage } from './resolve.ts';
import { NO_VALUES } from './values.ts';

/** A category or one of its assets, with what its rates start from. */
export interface RateTarget extends RateBase {
  readonly categoryId: string;
  readonly assetId: string | null;
  readonly name: string;
  readonly code: string;
  /** Colour of a category; null without one. */
  readonly color: string | null;
  /** The active assets of a category. */
  readonly assetCount: number;
}

/** A row of the grid. */
export interface GridRow {
  readonly target: RateTarget;
  readonly ratePackage: RatePackage;
}

/** All that the rates of an institute depend on. */
export interface RateContext {
  readonly institutionId: string;
  readonly currency: string;
  /** Minor units of a major one. */
  readonly scale: number;
  /** The civil date at the institute, and the last day that may have a rate. */
  readonly today: string;
  readonly lastDay: string;
  /** Rounding multiple of prices that follow others, in minor units; undefined for no rounding. */
  readonly rounding: number | undefined;
  readonly weekendDays: readonly number[];
  /** In minor units. */
  readonly minRate: number | null;
  readonly maxRate: number | null;
  /** The default package first. */
  readonly packages: readonly [RatePackage, ...RatePackage[]];
  /** Whether the plan includes packages besides the default one. */
  readonly hasPackages: boolean;
  /** The number of the last batch. */
  readonly revision: number;
  /** Categories in their order, each followed by its assets where those are read. */
  readonly targets: readonly RateTarget[];
}

/** Which categories and assets are read. */
export interface PlaceFilter {
  /** Ids; without them, all that are active. Those of the named assets are read too. */
  readonly categories?: readonly string[] | undefined;
  readonly assets?: readonly string[] | 'all' | undefined;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

interface CategoryFound extends Named {
  readonly color: string | null;
  readonly assetCount: number;
  readonly price: number;
  readonly adult: number;
  readonly child: number;
  readonly assets: readonly (Named & { readonly adjustment: PriceAdjustment | null })[];
}

interface Found extends Record<string, unknown> {
  readonly timezone: string;
  readonly currency: string;
  readonly template: TemplateKey;
  readonly rates: Partial<Setting['rates']> | null;
  readonly entitlements: readonly Entitlement[] | null;
  readonly revision: number;
  readonly categories: readonly CategoryFound[];
}

/** Reads what the rates of an institute depend on, in one statement. @throws HttpError `NOT_FOUND` */
export async function readRateContext(
  { db, actor, now }: ReadContext & { readonly now: Date },
  institutionId: string,
  filter: PlaceFilter,
): Promise<RateContext> {
  const { rows } = await db.execute<Found>(sql`
    select ${institution.timezone} as timezone, ${institution.currency} as currency,
      ${template.key} as template, ${setting.rates} as rates, ${entitlements} as entitlements,
      (select coalesce(max(${rateBatch.revision}), 0) from ${rateBatch}
        where ${rateBatch.institutionId} = ${institution.id}
          and ${inArray(rateBatch.state, VISIBLE_STATES)}) as revision,
      ${categories(filter)} as categories
    from ${institution} join ${template} on ${template.id} = ${institution.templateId}
      left join ${setting} on ${setting.institutionId} = ${institution.id}
    where ${and(eq(institution.id, institutionId), within(actor.scope, institution.id))}`);
  const [row] = rows;
  if (!row) throw new HttpError('NOT_FOUND', { message: 'Institute not found.' });
  return rateContextOf(institutionId, row, now);
}

/** Entitlements of the current subscription; a plan that is not paid for has none. */
const entitlements = sql`(select ${entitlementsOf(subscription)} from ${subscription}
  where ${subscription.institutionId} = ${institution.id}
    and ${subscription.status} in ('Trialing', 'Active', 'PastDue'))`;

function categories({ categories: ids, assets }: PlaceFilter): SQL {
  const named = assets === 'all' ? undefined : assets;
  const isNamed = (column: AnyPgColumn, some: readonly string[]) =>
    sql`${column} = any(${sql.param([...some])}::text[])`;
  const which = named ? isNamed(asset.id, named) : sql`${asset.isActive}`;
  const hasNamed = sql`${category.id} in (select ${asset.categoryId} from ${asset}
    where ${asset.institutionId} = ${institution.id} and ${isNamed(asset.id, named ?? [])})`;
  const units = sql`(select coalesce(json_agg(json_build_object('id', ${asset.id},
      'name', ${asset.name}, 'code', ${asset.code}, 'adjustment', ${asset.priceAdjustment}) order by ${asset.order}, ${asset.id}), '[]')
    from ${asset} where ${asset.institutionId} = ${institution.id}
      and ${asset.categoryId} = ${category.id} and ${which})`;
  return sql`(select coalesce(json_agg(json_build_object('id', ${category.id},
      'name', ${category.name}, 'code', ${category.code},
      'color', (select ${color.hex} from ${color} where ${color.id} = ${category.colorId}),
      'assetCount', (select count(*) from ${asset} where ${asset.institutionId} = ${institution.id}
        and ${asset.categoryId} = ${category.id} and ${asset.isActive}),
      'price', ${category.basePriceMinor}, 'adult', ${category.extraAdultMinor},
      'child', ${category.extraChildMinor}, 'assets', ${assets ? units : sql`'[]'::json`})
      order by ${category.order}, ${category.id}), '[]')
    from ${category} where ${category.institutionId} = ${institution.id}
      and ${ids ? sql`(${isNamed(category.id, ids)} or ${hasNamed})` : sql`${category.isActive}`})`;
}

function rateContextOf(institutionId: string, row: Found, now: Date): RateContext {
  const { timezone, currency, revision } = row;
  const settings = { ...settingDefaultsOf(row.template).rates, ...row.rates };
  const scale = 10 ** currencyDigits(currency);
  const rounding = Math.round(settings.rounding * scale) || undefined;
  const today = todayForRates(now, timezone);
  const minor = (amount: number | null) => (amount === null ? null : Math.round(amount * scale));
  return {
    institutionId,
    currency,
    scale,
    today,
    lastDay: addDays(today, settings.bookingHorizonDays),
    rounding,
    weekendDays: settings.weekendDays,
    minRate: minor(settings.minRate),
    maxRate: minor(settings.maxRate),
    packages: packagesOf(settings, scale, rounding),
    hasPackages: row.entitlements?.includes('ratePackages') ?? false,
    revision: Number(revision),
    targets: row.categories.flatMap((category) => targetsOf(category, scale, rounding)),
  };
}

function packagesOf(
  { ratePackages }: Setting['rates'],
  scale: number,
  rounding: number | undefined,
): readonly [RatePackage, ...RatePackage[]] {
  const first = ratePackages.find(({ isDefault }) => isDefault) ?? ratePackages[0];
  if (!first) throw new Error('The institute has no rate package.');
  const others = ratePackages.filter((ratePackage) => ratePackage !== first);
  return [
    { key: first.key, name: first.name, adjustment: null },
    ...others.map(({ key, name, ...ratePackage }) => ({
      key,
      name,
      adjustment: inMinor(ratePackage, scale, rounding),
    })),
  ];
}

function targetsOf(
  { price, adult, child, assets, ...category }: CategoryFound,
  scale: number,
  rounding: number | undefined,
) {
  const { id, name, code, color, assetCount } = category;
  const values = {
    ...NO_VALUES,
    price: Number(price),
    extraAdult: Number(adult),
    extraChild: Number(child),
  };
  const own: RateTarget = {
    categoryId: id,
    assetId: null,
    ...{ name, code, color, assetCount },
    ...{ values, adjustment: null },
  };
  return [
    own,
    ...assets.map(
      (assetRow): RateTarget => ({
        ...own,
        ...{ name: assetRow.name, code: assetRow.code, color: null, assetCount: 0 },
        assetId: assetRow.id,
        adjustment: assetRow.adjustment && inMinor(assetRow.adjustment, scale, rounding),
      }),
    ),
  ];
}

/** An adjustment by an amount has it in major units. */
function inMinor(
  { mode, value }: PriceAdjustment,
  scale: number,
  roundTo: number | undefined,
): PriceAdjustment {
  return { mode, value: mode === 'amount' ? Math.round(value * scale) : value, roundTo };
}
