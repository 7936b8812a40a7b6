import type { BkbtrSetting, Template } from '@booking/api-client';
import {
  ANNOUNCEMENTS_MAX,
  type AnnouncementAudience,
  type AnnouncementLevel,
  GRACE_DAYS_MAX,
  HELD_LEAST,
  HELD_SHARE,
  type HeldKind,
  IDLE_MINUTES,
  PASSWORD_MINUTES,
  PASSWORD_TRIES,
  PAYMENT_DAYS_MAX,
  PLAN_CURRENCIES,
  type PlatformSection,
  REOPEN_DAYS_MAX,
  REOPEN_DAYS_MIN,
  SESSION_HOURS,
} from '@booking/api-client/facts';
import type { IconName } from '@booking/ui';
import { choice, flag, several } from '../../entity/form/choice-fields.tsx';
import { day } from '../../entity/form/day-field.tsx';
import type { Field, FormRows } from '../../entity/form/field.ts';
import { groupList } from '../../entity/form/group-list.tsx';
import { number, text } from '../../entity/form/text-fields.tsx';
import { time } from '../../entity/form/time-field.tsx';
import { optionOf, optionsOf } from '../../labels/labels.ts';
import { localeOptions, zoneOptions } from '../../profile/details/locales.ts';
import { numberFormat } from '../../region/region.ts';
import { secret, textLines, weekdays } from './setting-fields.tsx';

/** A part of the settings that is saved alone. */
export interface Section {
  readonly key: PlatformSection;
  readonly title: string;
  readonly icon: IconName;
  /** What it is for. */
  readonly lead: string;
  readonly group: 'business' | 'platform' | 'connections';
  readonly rows: FormRows<BkbtrSetting>;
  /** What a change means for others: it is confirmed first. */
  readonly effects?: readonly string[];
}

const groupTitles = {
  business: 'Your business',
  platform: 'Institutes and users',
  connections: 'Connections',
} as const;

/** The sections under the headings of the menu. */
export function sectionGroups(sections: readonly Section[]) {
  const groups = Object.entries(groupTitles).map(([key, title]) => ({
    key,
    title,
    items: sections.filter(({ group }) => group === key),
  }));
  return groups.filter(({ items }) => items.length > 0);
}

const levels: Readonly<Record<AnnouncementLevel, string>> = {
  info: 'Information',
  warning: 'Warning',
};

const audiences: Readonly<Record<AnnouncementAudience, string>> = {
  everyone: 'Everyone',
  platform: 'Platform staff',
  institutes: 'Institute users',
};

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1),
  label: monthName.format(new Date(Date.UTC(2024, month, 1))),
}));

/** A month, 1 to 12. */
const startMonth: Field<BkbtrSetting> = {
  ...choice('defaults.financialYearStartMonth', 'Financial year starts in', months),
  toBody: Number,
};

type Held = NonNullable<BkbtrSetting['housekeeping']>['held'];

const heldWords: Readonly<Record<HeldKind, (count: number) => string>> = {
  suspend: (count) => `${count} institutes would be suspended`,
  expire: (count) => `${count} subscriptions would expire`,
};

/** What waits, and the word to go on. Nothing, where nothing waits. */
function heldRows(held: Held): Section['rows'] {
  if (held.length === 0) return [];
  const counts = held.map(({ kind, count, most }) => `${heldWords[kind](count)}, usual is ${most}`);
  return [
    flag('housekeeping.goOn', 'Continue: this is right', {
      description: `Waiting: ${counts.join('; ')}. Check the server’s clock first.`,
    }),
  ];
}

/** What holds where a field is left empty. */
function ifEmpty(configured: number | string | null | undefined, unit = ''): string {
  if (configured === undefined) return '';
  if (configured === null) return 'Leave empty for the server default: none.';
  const value = typeof configured === 'number' ? numberFormat().format(configured) : configured;
  return `Leave empty for the server default: ${value}${unit}.`;
}

/** The sections in the order of the menu. @param templates all of the platform. */
export function sectionsOf(
  templates: readonly Template[],
  settings: Partial<Pick<BkbtrSetting, 'housekeeping' | 'configured'>> = {},
): readonly Section[] {
  const { configured } = settings;
  return [
    {
      key: 'company',
      title: 'Company',
      icon: 'building-2',
      lead: 'Shown on the public site: footer, contact section, legal pages and search results.',
      group: 'business',
      rows: [
        [text('company.name', 'Name'), text('company.legalName', 'Legal name')],
        [
          text('company.gstin', 'GSTIN', { isOptional: true, input: { spellCheck: false } }),
          text('company.phone', 'Phone', { input: { type: 'tel' } }),
        ],
        text('company.email', 'Email', { input: { type: 'email' } }),
        textLines('company.address', 'Address', { description: 'One line per row, as printed.' }),
        groupList(
          'company.businessHours',
          'Business hours',
          [
            text('label', 'Label', { description: 'For example Mon-Fri.' }),
            [
              time('open', 'Opens', { isOptional: true, hourCycle: 24 }),
              time('close', 'Closes', { isOptional: true, hourCycle: 24 }),
            ],
            weekdays('days', 'Days'),
          ],
          {
            one: 'line',
            max: 7,
            isOptional: true,
            description: 'Leave times empty for closed days.',
            nameOf: ({ label }) => String(label ?? ''),
          },
        ),
        groupList(
          'company.social',
          'Social links',
          [[text('name', 'Name'), text('href', 'Address', { input: { type: 'url' } })]],
          { one: 'link', max: 8, isOptional: true, nameOf: ({ name }) => String(name ?? '') },
        ),
      ],
    },
    {
      key: 'billing',
      title: 'Billing',
      icon: 'receipt',
      lead: 'How new subscriptions are billed. Existing ones keep their grace days; days to pay apply from the next charge.',
      group: 'business',
      rows: [
        [
          number('billing.paymentDays', 'Days to pay', {
            min: 0,
            max: PAYMENT_DAYS_MAX,
            suffix: 'days',
            description: 'From a charge until it’s past due.',
          }),
          number('billing.graceDays', 'Grace days', {
            min: 0,
            max: GRACE_DAYS_MAX,
            suffix: 'days',
            description: 'Days an unpaid subscription stays active.',
          }),
        ],
        flag('billing.autoSuspend', 'Suspend institutes that don’t pay', {
          description: 'After the grace period. Reactivated once paid.',
        }),
        text('billing.paymentInstructions', 'How to pay', {
          hasLines: true,
          isOptional: true,
          description: 'Bank account or UPI ID, printed on statements with something due.',
        }),
      ],
    },
    {
      key: 'legal',
      title: 'Legal dates',
      icon: 'file-text',
      lead: '“Last updated” dates on the legal pages.',
      group: 'business',
      rows: [
        [
          text('legal.privacyUpdated', 'Privacy policy'),
          text('legal.termsUpdated', 'Terms and conditions'),
        ],
      ],
    },
    {
      key: 'announcements',
      title: 'Announcements',
      icon: 'info',
      lead: 'Shown on every console page between these dates.',
      group: 'platform',
      rows: [
        groupList(
          'announcements',
          'Announcements',
          [
            text('text', 'Text'),
            [
              choice('level', 'Level', optionsOf(levels)),
              choice('audience', 'Who sees it', optionsOf(audiences)),
            ],
            [
              day('from', 'First day', { isOptional: true }),
              day('to', 'Last day', { isOptional: true }),
            ],
          ],
          {
            one: 'announcement',
            max: ANNOUNCEMENTS_MAX,
            isOptional: true,
            nameOf: ({ text: words }) => String(words ?? ''),
          },
        ),
      ],
    },
    {
      key: 'availableTemplates',
      title: 'Templates',
      icon: 'layout-grid',
      lead: 'Templates available to new institutes. Existing institutes aren’t affected.',
      group: 'platform',
      rows: [several('availableTemplates', 'Open templates', templates.map(optionOf))],
    },
    {
      key: 'defaults',
      title: 'Defaults',
      icon: 'globe',
      lead: 'What new institutes and users start with. Existing ones don’t change.',
      group: 'platform',
      rows: [
        choice('defaults.timezone', 'Time zone', zoneOptions('Asia/Kolkata')),
        [
          choice(
            'defaults.currency',
            'Currency',
            PLAN_CURRENCIES.map((value) => ({ value, label: value })),
          ),
          choice('defaults.locale', 'Language and region', localeOptions('en-IN')),
        ],
        [
          startMonth,
          choice('defaults.homeType', 'Default view', [
            { value: 'Month', label: 'Month' },
            { value: 'Day', label: 'Day' },
          ]),
        ],
      ],
    },
    {
      key: 'lifecycle',
      title: 'Closed institutes',
      icon: 'archive',
      lead: 'How long the data of a closed institute is kept for reopening.',
      group: 'platform',
      rows: [
        number('lifecycle.closedRetentionDays', 'Can be reopened for', {
          min: REOPEN_DAYS_MIN,
          max: REOPEN_DAYS_MAX,
          suffix: 'days',
          description: 'Applies to institutes that are already closed, too.',
        }),
      ],
    },
    {
      key: 'housekeeping',
      title: 'Safeguards',
      icon: 'shield-check',
      lead: 'When a run would suspend or expire far more than usual, it waits and asks here.',
      group: 'platform',
      rows: [
        [
          number('housekeeping.share', 'Usual share of all institutes', {
            min: HELD_SHARE.min,
            max: HELD_SHARE.max,
            suffix: '%',
          }),
          number('housekeeping.least', 'Usual number, at least', {
            min: HELD_LEAST.min,
            max: HELD_LEAST.max,
            description: 'A run up to either never waits.',
          }),
        ],
        ...heldRows(settings.housekeeping?.held ?? []),
      ],
    },
    {
      key: 'security',
      title: 'Security',
      icon: 'shield-check',
      lead: 'Applies to everyone from their next request.',
      group: 'platform',
      effects: [
        'Sessions that have been idle for longer end immediately.',
        'Changes apply to every user of the platform and of all institutes.',
      ],
      rows: [
        [
          number('security.sessionIdleMinutes', 'Sign out after inactivity', {
            ...IDLE_MINUTES,
            suffix: 'min',
            description: ifEmpty(configured?.sessionIdleMinutes, ' min'),
            isOptional: true,
          }),
          number('security.sessionHours', 'Maximum session length', {
            ...SESSION_HOURS,
            suffix: 'h',
            description: ifEmpty(configured?.sessionHours, ' h'),
            isOptional: true,
          }),
        ],
        [
          number('security.passwordTries', 'Failed attempts before lockout', {
            min: PASSWORD_TRIES.min,
            max: PASSWORD_TRIES.max,
          }),
          number('security.passwordMinutes', 'Counted over', {
            min: PASSWORD_MINUTES.min,
            max: PASSWORD_MINUTES.max,
            suffix: 'min',
          }),
        ],
      ],
    },
    {
      key: 'subApps',
      title: 'Sub-applications',
      icon: 'external-link',
      lead: 'Where users of these templates go after sign-in.',
      group: 'connections',
      effects: [
        'Users of these templates are sent there with their session: anyone who runs that address can act as them.',
        'Changes apply from the next sign-in.',
      ],
      rows: [
        text('subApps.hospitality', 'Hospitality app', {
          isOptional: true,
          description: `Starts with https://. ${ifEmpty(configured?.subApps.hospitality)}`,
          input: { type: 'url', spellCheck: false },
        }),
        text('subApps.event', 'Event Management app', {
          isOptional: true,
          description: `Starts with https://. ${ifEmpty(configured?.subApps.event)}`,
          input: { type: 'url', spellCheck: false },
        }),
      ],
    },
    {
      key: 'messaging',
      title: 'Messaging',
      icon: 'message-circle',
      lead: 'The WhatsApp provider whose approved templates institutes use.',
      group: 'connections',
      rows: [
        text('messaging.baseUrl', 'Provider URL', {
          isOptional: true,
          input: { type: 'url', spellCheck: false },
        }),
        text('messaging.accountId', 'Account ID', {
          isOptional: true,
          input: { spellCheck: false },
        }),
        secret('messaging.token', 'Access token'),
      ],
    },
  ];
}
