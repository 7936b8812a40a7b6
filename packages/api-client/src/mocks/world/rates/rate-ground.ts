import { addDays } from '../../../contract/facts/billing.ts';
import { includes } from '../../../contract/facts/entitlements.ts';
import { RATE_DAYS_AHEAD } from '../../../contract/facts/rate.ts';
import { todayOf } from '../../../contract/facts/today.ts';
import type { Rates } from '../../../contract/schemas/rate.ts';
import { settingDocument } from '../documents/settings.ts';
import { currentOf } from '../documents/subscription.ts';
import type { AssetRow, CategoryRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { type Base, type Follows, NO_VALUES, stepOf } from './resolve.ts';

export interface Target extends Base {
  readonly document: Rates['targets'][number];
}

export interface Package extends Follows {
  readonly document: Rates['packages'][number];
}

/** All that the rates of an institute depend on. */
export interface RateGround {
  readonly currency: string;
  readonly today: string;
  readonly lastDay: string;
  readonly settings: ReturnType<typeof settingDocument>['rates'];
  /** The default package first. */
  readonly packages: readonly Package[];
  /** Whether the plan includes packages besides that one. */
  readonly hasPackages: boolean;
}

export function rateGround(store: Store, institutionId: string): RateGround {
  const { timezone, currency } = store.institutions.get(institutionId);
  const { rates: settings } = settingDocument(store, institutionId);
  const hasPackages = includes(currentOf(store, institutionId), 'ratePackages');
  const ordered = settings.ratePackages.toSorted(
    (a, b) => Number(b.isDefault) - Number(a.isDefault),
  );
  const defaultKey = ordered[0]?.key ?? '';
  const today = todayOf('rates', store.now(), timezone);
  return {
    ...{ currency, today, settings, hasPackages },
    lastDay: addDays(today, Math.min(settings.bookingHorizonDays, RATE_DAYS_AHEAD)),
    packages: ordered.map(({ key, name, isDefault, mode, value }) => ({
      defaultKey,
      step: isDefault ? null : stepOf({ mode, value }, currency, settings.rounding),
      document: {
        ...{ key, name, isDefault },
        adjustment: isDefault ? null : { mode, value },
        lock: isDefault ? null : hasPackages ? 'derived' : 'plan',
      },
    })),
  };
}

export function categoryTarget(store: Store, category: CategoryRow): Target {
  const { _id, name, code, colorId, basePrice: price, extraBeds } = category;
  const assets = store.assets.all().filter((row) => row.categoryId === _id && row.isActive);
  return {
    document: {
      ...{ category: _id, asset: null, name, code, assetCount: assets.length },
      color: store.colors.find(colorId)?.hex ?? null,
    },
    values: {
      ...NO_VALUES,
      ...{ price, extraAdult: extraBeds.adultCharge, extraChild: extraBeds.childCharge },
    },
    adjustment: null,
  };
}

export function assetTarget(store: Store, asset: AssetRow): Target {
  const { values } = categoryTarget(store, store.categories.get(asset.categoryId));
  const { _id, categoryId: category, name, code, priceAdjustment: adjustment } = asset;
  const document = { category, asset: _id, name, code, color: null, assetCount: 0 };
  return { document, values, adjustment };
}
