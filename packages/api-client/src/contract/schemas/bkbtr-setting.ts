import * as z from 'zod/mini';
import { email } from '../contact-values.ts';
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_LEVELS,
  ANNOUNCEMENTS_MAX,
  HELD_KINDS,
  HELD_LEAST,
  HELD_SHARE,
  IDLE_MINUTES,
  PASSWORD_MINUTES,
  PASSWORD_TRIES,
  REOPEN_DAYS_MAX,
  REOPEN_DAYS_MIN,
  SESSION_HOURS,
  TWO_FACTOR_ROLES_MAX,
} from '../facts/bkbtr-setting.ts';
import { isGstin } from '../facts/gstin.ts';
import { PLAN_CURRENCIES } from '../facts/pricing.ts';
import { GRACE_DAYS_MAX, PAYMENT_DAYS_DEFAULT, PAYMENT_DAYS_MAX } from '../facts/subscription.ts';
import { named, taking } from '../named.ts';
import { A_FLAG, A_LIST, distinct } from '../rules.ts';
import {
  audit,
  baseAddress,
  foreignText,
  homeType,
  id,
  idOf,
  lines,
  locale,
  plannedDate,
  strict,
  text,
  timeZone,
  version,
} from '../values.ts';
import { notices } from './bkbtr-setting/notice-settings.ts';
import { papers } from './bkbtr-setting/paper-settings.ts';

const A_TIME = 'Enter the time as HH:MM, or leave both empty if closed.';
const A_GSTIN = 'Enter a valid GSTIN.';
const A_PHONE = 'Enter a phone number, for example +91 98765 43210.';

const clock = z.nullable(z.string(A_TIME).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, A_TIME)));

const whole = (min: number, max: number) => {
  const error = `Enter a whole number from ${min} to ${max}.`;
  return z.int(error).check(z.minimum(min, error), z.maximum(max, error));
};

const listOf = <T extends z.core.$ZodType>(item: T, max: number, many: string) =>
  z.array(item, A_LIST).check(z.maxLength(max, `Use up to ${max} ${many}.`));

interface Hours {
  readonly days: readonly number[];
  readonly open: string | null;
  readonly close: string | null;
}

/** Whether no day is open twice at one time, or open and closed. Two lines of a day with a pause between them are apart. */
function areApart(lines: readonly Hours[]): boolean {
  return lines.every((line, place) =>
    lines.slice(place + 1).every((laterLine) => {
      if (!line.days.some((day) => laterLine.days.includes(day))) return true;
      if (!line.open || !line.close || !laterLine.open || !laterLine.close) return false;
      return line.close <= laterLine.open || laterLine.close <= line.open;
    }),
  );
}

const company = strict({
  name: text('The name', 1, 80),
  legalName: text('The legal name', 1, 120),
  gstin: z.nullable(z.string(A_GSTIN).check(z.refine(isGstin, A_GSTIN))),
  /** Lines as they are printed. */
  address: listOf(text('The address', 1, 80), 6, 'lines').check(
    z.minLength(1, 'Enter the address.'),
  ),
  /** As it is printed. */
  phone: text('The phone number', 6, 30).check(z.regex(/^\+?[\d ()-]+$/, A_PHONE)),
  email,
  social: listOf(strict({ name: text('The name', 1, 30), href: baseAddress }), 8, 'links'),
  /** `days`: 0 is Sunday. Without times it is closed. */
  businessHours: listOf(
    strict({
      days: z
        .array(whole(0, 6), 'Choose the days.')
        .check(z.minLength(1, 'Choose the days.'), z.refine(distinct, 'Choose each day once.')),
      label: text('The label', 1, 30),
      open: clock,
      close: clock,
    }),
    7,
    'lines',
  ).check(
    z.refine((all) => all.every(({ open, close }) => (open === null) === (close === null)), A_TIME),
    z.refine(
      (all) => all.every(({ open, close }) => open === null || close === null || open < close),
      'Closing time must be after opening time.',
    ),
    z.refine(areApart, 'The hours of a day must not overlap.'),
  ),
});

const defaults = strict({
  timezone: timeZone,
  currency: z.enum(PLAN_CURRENCIES, 'Choose a currency.'),
  locale,
  /** 1 to 12. */
  financialYearStartMonth: whole(1, 12),
  homeType,
});

const billing = strict({
  /** How many days there are to pay what is charged before it is past due. */
  paymentDays: z._default(whole(0, PAYMENT_DAYS_MAX), PAYMENT_DAYS_DEFAULT),
  /** How long a new subscription runs on once it is past due, in days. */
  graceDays: whole(0, GRACE_DAYS_MAX),
  /** Whether an institute is suspended when its subscription expires unpaid, and activated when it has paid. */
  autoSuspend: z.boolean(A_FLAG),
  /** How to pay, on every statement. */
  paymentInstructions: z.nullable(lines('This text', 0, 1000)),
});

const lifecycle = strict({
  /** How long a closed institute can be reopened. */
  closedRetentionDays: whole(REOPEN_DAYS_MIN, REOPEN_DAYS_MAX),
});

const housekeeping = {
  /** A run that would suspend or expire more than this share of all institutes, in percent, waits; and more than `least`. */
  share: whole(HELD_SHARE.min, HELD_SHARE.max),
  least: whole(HELD_LEAST.min, HELD_LEAST.max),
};

const announcement = strict({
  text: text('The announcement', 1, 200),
  level: z.enum(ANNOUNCEMENT_LEVELS, 'Choose a level.'),
  audience: z.enum(ANNOUNCEMENT_AUDIENCES, 'Choose who sees it.'),
  /** The first and the last day; null is open. */
  from: z.nullable(plannedDate),
  to: z.nullable(plannedDate),
});

const announcements = listOf(announcement, ANNOUNCEMENTS_MAX, 'announcements').check(
  z.refine(
    (all) => all.every(({ from, to }) => from === null || to === null || from <= to),
    'The last day can’t be before the first.',
  ),
);

const messaging = {
  /** Where the provider takes messages; null where none is set up. */
  baseUrl: z.nullable(baseAddress),
  accountId: z.nullable(foreignText('The account id', 1, 100)),
};

const security = strict({
  /** Null: as the installation is configured. */
  sessionIdleMinutes: z.nullable(whole(IDLE_MINUTES.min, IDLE_MINUTES.max)),
  sessionHours: z.nullable(whole(SESSION_HOURS.min, SESSION_HOURS.max)),
  /** Wrong passwords of an account from one address before the next one has to wait, within `passwordMinutes`. */
  passwordTries: whole(PASSWORD_TRIES.min, PASSWORD_TRIES.max),
  passwordMinutes: whole(PASSWORD_MINUTES.min, PASSWORD_MINUTES.max),
  /** The roles whose users have to set up two-factor authentication, of the platform and of all institutes. Left out, it stays. */
  twoFactorRoles: z.optional(listOf(text('The role', 1, 40), TWO_FACTOR_ROLES_MAX, 'roles')),
}).check(
  z.refine(
    ({ sessionIdleMinutes: idle, sessionHours: hours }) =>
      idle === null || hours === null || idle <= hours * 60,
    {
      path: ['sessionIdleMinutes'],
      error: 'A session can’t be idle for longer than it lasts.',
    },
  ),
);

/** Where users of other templates work (`AUTH-09`); null: as the installation is configured. */
const subApps = strict({ hospitality: z.nullable(baseAddress), event: z.nullable(baseAddress) });

const legal = strict({
  /** When the legal pages were last changed, as they print it. */
  privacyUpdated: text('The date', 1, 30),
  termsUpdated: text('The date', 1, 30),
});

/** A secret that is never returned: whether it is set, and its last characters where it has 12 or more. */
const secret = z.object({ hasValue: z.boolean(), last4: z.nullable(z.string()) });

/** How the platform's own business is set up: one document for all (`DATA-01`). */
export const bkbtrSetting = z.object({
  _id: id,
  company: z.object({ ...company.shape, phone: z.string(), email: z.string() }),
  defaults: z.object({ ...defaults.shape, currency: z.string() }),
  billing,
  lifecycle,
  /** The templates that are open to new institutes (`SHELL-10`). */
  availableTemplates: z.array(id),
  announcements: z.array(announcement),
  legal,
  /** Sections that only platform staff see; null for others. */
  messaging: z.nullable(z.object({ ...messaging, token: secret })),
  security: z.nullable(security),
  subApps: z.nullable(subApps),
  papers: z.nullable(papers),
  notices: z.nullable(notices),
  /** Configuration of the installation, which applies where `security` and `subApps` have null. */
  configured: z.nullable(
    z.object({
      sessionIdleMinutes: z.number(),
      sessionHours: z.number(),
      subApps: z.object({
        hospitality: z.nullable(z.string()),
        event: z.nullable(z.string()),
      }),
    }),
  ),
  housekeeping: z.nullable(
    z.object({
      ...housekeeping,
      /** Always false in a response. Send true to let the waiting actions run. */
      goOn: z.boolean(),
      /** Actions that wait: how many there would be, and how many would be usual. */
      held: z.array(
        z.object({ kind: z.enum(HELD_KINDS), count: z.number(), most: z.number(), at: z.string() }),
      ),
    }),
  ),
  ...audit,
});
export interface BkbtrSetting extends z.infer<typeof bkbtrSetting> {}

/** Sections to save, each as a whole. */
export const bkbtrSettingSave = z.partial(
  strict({
    company,
    defaults,
    billing,
    lifecycle,
    /** `goOn` confirms the actions that wait: the next run takes them. */
    housekeeping: strict({ ...housekeeping, goOn: z.boolean(A_FLAG) }),
    availableTemplates: z
      .array(idOf('a template'), 'Choose the templates.')
      .check(
        z.minLength(1, 'Keep at least one template open.'),
        z.maxLength(200, 'Choose up to 200 templates.'),
      ),
    announcements,
    messaging: strict({
      ...messaging,
      /** A text replaces it, null removes it; left out, it stays. */
      token: z.optional(z.nullable(foreignText('The token', 8, 1000))),
    }).check(
      z.refine(({ baseUrl, accountId }) => (baseUrl === null) === (accountId === null), {
        error: 'Enter the address and the account id, or neither.',
        path: ['accountId'],
      }),
    ),
    security,
    subApps,
    legal,
    papers,
    notices,
    __v: version,
  }),
);
export interface BkbtrSettingSave extends z.input<typeof bkbtrSettingSave> {}

export const bkbtrSettingSchemas = {
  get: { response: named<BkbtrSetting>(bkbtrSetting) },
  save: {
    body: taking<BkbtrSettingSave>()(bkbtrSettingSave),
    response: named<BkbtrSetting>(bkbtrSetting),
  },
};

export { bkbtrSettingRoutes } from '../resources/bkbtr-setting.ts';
