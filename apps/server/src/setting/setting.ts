import { isDeepStrictEqual } from 'node:util';
import {
  SETTING_DEFAULTS,
  SETTING_SECTIONS,
  type Setting,
  type SettingSection,
  settingDefaultsOf,
  settingSections,
} from '@booking/api-client/contract';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Call, Handlers } from '../http/call.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { HttpError } from '../http-error.ts';
import {
  type InstitutionRow,
  institutions,
  requireSameUnits,
  updateInstitution,
} from '../institution/index.ts';
import { forgetRatesOfPackages } from '../rate/index.ts';
import { refuseFinerAmounts } from '../resource/amounts.ts';
import type { WriteContext } from '../resource/context.ts';
import { defined } from '../resource/defined.ts';
import { requireKnownZone } from '../resource/time-zone.ts';
import { versionConflict } from '../resource/version-conflict.ts';
import { setting } from '../schema/setting.ts';
import { allowanceOf, missingFeature, refuseUnentitled } from '../subscription/index.ts';
import { findTemplate } from '../template/index.ts';
import { amountsOf } from './amounts.ts';
import { readSetting } from './document.ts';
import { requireBelowPrices } from './least-rate.ts';
import { requireUnused } from './packages.ts';
import { settingRows as rows } from './rows.ts';

type Row = typeof setting.$inferSelect;
type Save = Call<'setting', 'save'>;
type Patch = Extract<Save['body'], { stayTimes?: unknown }>;
type Sections = Pick<Row, SettingSection>;

/** The calls about the settings of an institute. */
export const settingHandlers: Handlers['setting'] = {
  get: (call) => readSetting(call, call.query.institution),

  async save(call) {
    const { institution: id, __v } = call.body;
    // Two first saves of an institute wait for one another at its row.
    const home = await institutions.lock(call, id, undefined);
    const row = await lockSetting(call, id);
    if (__v !== undefined && __v !== (row ? row.version + 1 : 0)) {
      const now = await readSetting(call, id);
      throw await versionConflict(call, now, setting, eq(setting.institutionId, id));
    }
    const { sections, isMoved } = call.body.reset
      ? { sections: NOTHING, isMoved: false }
      : await changedSections(call, home, row);
    if (sections.rates) {
      const before = row?.rates ?? SETTING_DEFAULTS.rates;
      await requireBelowPrices(call, home, before, sections.rates);
    }
    if (!row) await rows.insert(call, { institutionId: id, ...sections });
    // The institute has a part of the region.
    else if (!(await rows.update(call, row, sections)) && isMoved) await rows.touch(call, row);
    // A reset takes them away too.
    if (sections.rates !== undefined) {
      const before = (row?.rates ?? SETTING_DEFAULTS.rates).ratePackages;
      const after = (sections.rates ?? SETTING_DEFAULTS.rates).ratePackages;
      await forgetRatesOfPackages(call, id, await requireUnused(call, home, before, after));
    }
    return readSetting(call, id);
  },
};

/** Every section as the template comes with it. */
const NOTHING: Sections = {
  stayTimes: null,
  region: null,
  rates: null,
  taxes: null,
  numbering: null,
  calendar: null,
  notifications: null,
  links: null,
};

async function lockSetting({ db, actor }: WriteContext, id: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(setting)
    .where(and(eq(setting.institutionId, id), rows.within(actor.scope)))
    .for('update');
  return row;
}

/** Returns the sections that a patch names, whole and checked. The part of the region that the institute has is written here: `isMoved` says that it differs. */
async function changedSections(
  call: Save,
  home: InstitutionRow,
  row: Row | undefined,
): Promise<{ readonly sections: Partial<Sections>; readonly isMoved: boolean }> {
  const patch: Patch = call.body.reset ? { institution: home.id } : call.body;
  const template = await findTemplate(call.db, home.templateId);
  const defaults = template ? settingDefaultsOf(template.key) : SETTING_DEFAULTS;
  const { timezone, currency, locale } = home;
  const changed: Partial<Setting> = {};
  for (const name of SETTING_SECTIONS) {
    if (!patch[name]) continue;
    const stored = {
      ...defaults[name],
      ...(name === 'region' && { timezone, currency, locale }),
      ...row?.[name],
    };
    Object.assign(changed, { [name]: wholeSection(name, patch, stored) });
  }
  const stored = new Map(amountsOf(row ?? {}));
  const amounts = amountsOf(changed).filter(([path, amount]) => stored.get(path) !== amount);
  refuseFinerAmounts(amounts, changed.region?.currency ?? home.currency);
  if (changed.region?.timezone !== home.timezone) {
    await requireKnownZone(call, changed.region?.timezone, 'region.timezone');
  }
  await requireFeatures(call, row, changed);
  const { region, ...sections } = changed;
  if (!region) return { sections, isMoved: false };
  const { timeFormat, ...own } = region;
  await requireSameUnits(call, home, own.currency, 'region.currency');
  const isMoved = await updateInstitution(call, home, own);
  return { sections: { ...sections, region: { timeFormat } }, isMoved };
}

/**
 * Returns a section with what a patch changes. What an older release has stored, by wider bounds, is not judged until it
 * changes. @throws HttpError when the fields of a section do not agree.
 */
function wholeSection(name: SettingSection, patch: Patch, stored: object) {
  const changed = { ...stored, ...defined(patch[name] ?? {}) };
  const whole = z.safeParse(settingSections[name], changed);
  if (whole.success) return whole.data;
  const before = z.safeParse(settingSections[name], stored).error?.issues ?? [];
  const issues = whole.error.issues.filter(
    (issue) =>
      !before.some((previous) => isDeepStrictEqual(previous.path, issue.path)) ||
      !isDeepStrictEqual(valueAt(changed, issue.path), valueAt(stored, issue.path)),
  );
  if (issues.length === 0) return changed;
  const errors = fieldErrors(issues).map((fieldError) => ({
    ...fieldError,
    path: `${name}.${fieldError.path}`,
  }));
  throw new HttpError('VALIDATION', { errors });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => new Map(Object.entries(Object(part))).get(String(key)),
    value,
  );
}

/**
 * Features that only some plans include stay under another plan, but can't be added. @throws HttpError `NOT_ENTITLED`
 */
async function requireFeatures(
  call: Save,
  row: Row | undefined,
  { rates, links }: Partial<Setting>,
): Promise<void> {
  const { ratePackages } = row?.rates ?? SETTING_DEFAULTS.rates;
  const isMore = rates !== undefined && rates.ratePackages.length > ratePackages.length;
  const review = links?.googleReviewUrl ?? null;
  const isNewLink = review !== null && review !== row?.links?.googleReviewUrl;
  if (!isMore && !isNewLink) return;
  const allowance = await allowanceOf(call.db, call.body.institution);
  if (isMore) {
    const reason = missingFeature(allowance, 'ratePackages', 'more rate packages');
    refuseUnentitled('rates.ratePackages', reason);
  }
  if (isNewLink) {
    const reason = missingFeature(allowance, 'googleReviewLink', 'a Google review link');
    refuseUnentitled('links.googleReviewUrl', reason);
  }
}
