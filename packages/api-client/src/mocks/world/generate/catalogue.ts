import { STATUS_COLOR_KEYS } from '../../../contract/facts/color.ts';
import { starterEntitlements } from '../../../contract/facts/entitlements.ts';
import { ENTITLEMENTS, type PlanLevel } from '../../../contract/facts/pricing.ts';
import { DEFAULT_ROLES } from '../../../contract/facts/roles.ts';
import { PLAN_KEYS } from '../../../contract/facts/subscription.ts';
import {
  TEMPLATE_KEYS,
  TEMPLATE_NAMES,
  type TemplateKey,
} from '../../../contract/facts/template.ts';
import { bestTextColor } from '../../../contract/facts/text-color.ts';
import type { PlanLimits } from '../../../contract/plan-values.ts';
import { DEFAULT_COLORS, DEFAULT_STATUS_COLORS } from '../../../sample/colors.ts';
import { DEFAULT_GENERICS } from '../../../sample/generics.ts';
import { DEFAULT_OTAS } from '../../../sample/otas.ts';
import type { Writer } from '../rows.ts';
import type { Store } from '../store.ts';

const ICONS: Readonly<Record<TemplateKey, string>> = {
  hospitality: 'bed-double',
  tours: 'bus',
  event: 'party-popper',
  subscription: 'repeat',
  appointment: 'calendar-check',
};

/** Rupees a month, with GST; the last is agreed by contact. */
const PRICES: Readonly<Record<PlanLevel, number | null>> = {
  basic: 999,
  standard: 1_999,
  professional: 3_999,
  enterprise: null,
};

const TRIAL_DAYS = 14;

function limitsOf(
  categories: number | null,
  assets: number | null,
  users: number | null,
  channels: number | null,
  messagesPerMonth: number | null,
): PlanLimits {
  return { categories, assets, users, channels, messagesPerMonth };
}

const LIMITS: Readonly<Record<PlanLevel, PlanLimits>> = {
  basic: limitsOf(1, 10, 2, 0, 0),
  standard: limitsOf(10, 40, 10, 0, 0),
  professional: limitsOf(30, 150, 30, 0, 1_000),
  enterprise: limitsOf(null, null, null, null, null),
};

/** Fills a world with the initial data of an installation, for all institutes. */
export function fillCatalogue(store: Store, writer: Writer): void {
  const order = ['hospitality', ...TEMPLATE_KEYS.filter((key) => key !== 'hospitality')] as const;
  for (const [at, key] of order.entries()) {
    const name = TEMPLATE_NAMES[key];
    const { _id: templateId } = store.templates.add({
      ...store.fresh(writer),
      key,
      name,
      description: `For businesses in ${name}.`,
      isAvailable: key === 'hospitality',
      icon: ICONS[key],
      order: at + 1,
    });
    fillTemplate(store, writer, templateId, key);
  }
  fillColors(store, writer);
  for (const [at, [name, code, kind]] of DEFAULT_OTAS.entries()) {
    store.otas.add({
      ...store.fresh(writer),
      ...{ name, code, kind, website: null, modes: ['Manual'] },
      ...{ credentialsSchema: [], mappingSchema: [], supportedRestrictions: [] },
      ...{ defaultCommissionPct: null, colorId: null, templateIds: [], order: at, isActive: true },
    });
  }
}

/** Fills a template: the generics of its institutes, the roles of their users, and the plans that they can have. */
function fillTemplate(store: Store, writer: Writer, templateId: string, key: TemplateKey): void {
  for (const [order, { nameOne, nameMany, ...generic }] of DEFAULT_GENERICS[key].entries()) {
    const row = {
      ...store.fresh(writer),
      templateId,
      ...generic,
      name: { one: nameOne, many: nameMany },
    };
    store.generics.add({ ...row, order, isActive: true });
  }
  for (const [order, { permissions, ...role }] of DEFAULT_ROLES[key].entries()) {
    const row = { ...store.fresh(writer), templateId, institutionId: null, ...role, order };
    store.roles.add({ ...row, permissions: [...permissions], denied: [] });
  }
  let inheritsId: string | null = null;
  for (const [order, plan] of PLAN_KEYS.entries()) {
    const price = PRICES[plan];
    const row = store.plans.add({
      ...store.fresh(writer),
      ...{ templateId, inheritsId, key: plan, order },
      header: `${inWords(plan)} Plan`,
      ...{ level: '', idealFor: '', subheader: '' },
      priceType: price === null ? 'ContactUs' : 'StartingFrom',
      price,
      ...{ currency: 'INR', billingCycle: 'Monthly', yearlyDiscountPct: 0 },
      ...{ taxInclusive: true, taxRate: 18, isFeatured: plan === 'standard' },
      features: ENTITLEMENTS[plan].map((feature) => ({
        key: feature,
        label: inWords(feature),
        note: null,
      })),
      entitlements: [...starterEntitlements(plan)],
      limits: LIMITS[plan],
      ...{ trialDays: TRIAL_DAYS, isPublic: true, isActive: true },
    });
    inheritsId = row._id;
  }
}

function fillColors(store: Store, writer: Writer): void {
  const ids = new Map<string, string>();
  for (const [order, color] of DEFAULT_COLORS.entries()) {
    const text = { textColor: bestTextColor(color.hex), isTextColorAuto: true };
    const row = { ...store.fresh(writer), ...color, ...text, templateId: null, order };
    ids.set(color.name, store.colors.add({ ...row, isActive: true })._id);
  }
  store.statusColors.add({ ...store.fresh(writer), statuses: defaultStatuses(ids) });
}

/** How statuses are drawn at the beginning. @param ids of colours, by their names */
export function defaultStatuses(ids: ReadonlyMap<string, string>) {
  return STATUS_COLOR_KEYS.map((key, order) => {
    const { fill, border, ...status } = DEFAULT_STATUS_COLORS[key];
    return { key, ...status, fill: ids.get(fill) ?? '', border: ids.get(border) ?? '', order };
  });
}

/** "Rate packages" for "ratePackages". */
function inWords(key: string): string {
  const words = key.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
