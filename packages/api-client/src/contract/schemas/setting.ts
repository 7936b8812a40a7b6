import * as z from 'zod/mini';
import { overlappingTaxes } from '../facts/setting.ts';
import { named, taking } from '../named.ts';
import { A_FLAG, distinct } from '../rules.ts';
import { audit, id, idOf, strict, version } from '../values.ts';
import {
  calendar,
  links,
  notifications,
  numbering,
  rates,
  region,
  stayTimes,
  taxes,
} from './setting/setting-sections.ts';

/** The sections with the rules between their fields, as forms and the server check them. */
export const settingSections = {
  stayTimes: strict(stayTimes).check(
    z.refine(
      ({ earlyCheckIn, checkInTime }) =>
        !earlyCheckIn.isAllowed || earlyCheckIn.fromTime < checkInTime,
      {
        path: ['earlyCheckIn', 'fromTime'],
        error: 'Early check-in must start before the check-in time.',
      },
    ),
    z.refine(
      ({ lateCheckOut, checkOutTime }) =>
        !lateCheckOut.isAllowed || lateCheckOut.untilTime > checkOutTime,
      {
        path: ['lateCheckOut', 'untilTime'],
        error: 'Late check-out must end after the check-out time.',
      },
    ),
  ),
  region: strict(region),
  rates: strict(rates).check(
    z.refine(({ minRate, maxRate }) => minRate === null || maxRate === null || minRate <= maxRate, {
      path: ['maxRate'],
      error: 'The highest rate must not be below the lowest.',
    }),
    z.refine(({ childAges }) => childAges.infantMax < childAges.childMax, {
      path: ['childAges', 'childMax'],
      error: 'Children must be older than infants.',
    }),
    z.refine(({ ratePackages }) => distinct(ratePackages.map(({ key }) => key)), {
      path: ['ratePackages'],
      error: 'The codes of packages must differ.',
    }),
    z.refine(({ ratePackages }) => ratePackages.filter(({ isDefault }) => isDefault).length === 1, {
      path: ['ratePackages'],
      error: 'Exactly one package must be the default.',
    }),
  ),
  taxes: strict(taxes).check(
    z.refine(
      ({ rules }) =>
        rules.every((rule) => rule.effectiveTo === null || rule.effectiveFrom <= rule.effectiveTo),
      { path: ['rules'], error: 'A rule can’t end before it begins.' },
    ),
    z.refine(
      ({ rules }) =>
        rules.every((rule) => rule.maxTariff === null || (rule.minTariff ?? 0) < rule.maxTariff),
      { path: ['rules'], error: 'A rule’s highest tariff must be above its lowest.' },
    ),
    z.refine(({ rules }) => overlappingTaxes(rules) === undefined, {
      path: ['rules'],
      error: 'Two rules tax the same thing on the same day. Change their tariffs or dates.',
    }),
  ),
  numbering: strict(numbering),
  calendar: strict(calendar),
  notifications: strict(notifications),
  links: strict(links),
};

/** Whole sections, for the forms of single ones. */
export const someSections = z.partial(strict(settingSections));

/** The settings of an institute: one document, of which only the first element of a list is used (`DATA-01`). */
export const setting = z.object({
  /** That of the institute: it has one document. */
  _id: id,
  /** Whether any section was saved; until then, all are the template’s. */
  isSaved: z.boolean(),
  stayTimes: z.object(stayTimes),
  region: z.object(region),
  rates: z.object(rates),
  taxes: z.object(taxes),
  numbering: z.object(numbering),
  calendar: z.object(calendar),
  notifications: z.object(notifications),
  links: z.object(links),
  ...audit,
});
export interface Setting extends z.infer<typeof setting> {}

const NO_SECTION = 'Send the fields of this section.';

/** The fields that are left out stay as they are. */
function changed<S extends z.core.$ZodLooseShape>(section: S) {
  return z.optional(z.partial(z.strictObject(section, NO_SECTION)));
}

const place = { institution: idOf('an institute'), __v: version };

const settingChange = strict({
  ...place,
  reset: z.optional(z.literal(false, A_FLAG)),
  stayTimes: changed(stayTimes),
  region: changed(region),
  rates: changed(rates),
  taxes: changed(taxes),
  numbering: changed(numbering),
  calendar: changed(calendar),
  notifications: changed(notifications),
  links: changed(links),
});
export interface SettingChange extends z.input<typeof settingChange> {}

const settingReset = strict({ ...place, reset: z.literal(true, A_FLAG) });
export interface SettingReset extends z.input<typeof settingReset> {}

/** Changes of sections, or a reset of all of them to what the template comes with. Time zone, currency and locale stay. */
export const settingSave = z.discriminatedUnion(
  'reset',
  [settingChange, settingReset],
  'Send sections or a reset.',
);
export type SettingSave = SettingChange | SettingReset;

const settingQuery = strict({ institution: idOf('an institute') });
export interface SettingQuery extends z.input<typeof settingQuery> {}

export const settingSchemas = {
  get: {
    query: taking<SettingQuery>()(settingQuery),
    response: named<Setting>(setting),
  },
  save: { body: taking<SettingSave>()(settingSave), response: named<Setting>(setting) },
};

export { settingRoutes } from '../resources/setting.ts';
