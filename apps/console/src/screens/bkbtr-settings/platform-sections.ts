import type { BkbtrSetting, Template } from '@booking/api-client';
import {
  ANNOUNCEMENTS_MAX,
  type AnnouncementAudience,
  type AnnouncementLevel,
  DEFAULT_ROLES,
  HELD_LEAST,
  HELD_SHARE,
  type HeldKind,
  IDLE_MINUTES,
  PASSWORD_MINUTES,
  PASSWORD_TRIES,
  PLAN_CURRENCIES,
  PLATFORM_ROLES,
  REOPEN_DAYS_MAX,
  REOPEN_DAYS_MIN,
  SESSION_HOURS,
} from '@booking/api-client/facts';
import { choice, flag, several } from '../../entity/form/choice-fields.tsx';
import { day } from '../../entity/form/day-field.tsx';
import type { Field } from '../../entity/form/field.ts';
import { groupList } from '../../entity/form/group-list.tsx';
import { number, text } from '../../entity/form/text-fields.tsx';
import { optionOf, optionsOf } from '../../labels/labels.ts';
import { localeOptions, zoneOptions } from '../../profile/details/locales.ts';
import type { Section } from './section.ts';
import { serverDefaultHint } from './server-default-hint.ts';

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

/** The roles of the platform and of all templates, as the product ships them. */
const roles = [
  ...new Set([
    ...PLATFORM_ROLES,
    ...Object.values(DEFAULT_ROLES).flatMap((some) => some.map(({ role }) => role)),
  ]),
].map((role) => ({ value: role, label: role }));

type Held = NonNullable<BkbtrSetting['housekeeping']>['held'];

const heldWords: Readonly<Record<HeldKind, (count: number) => string>> = {
  suspend: (count) => `${count} institutes would be suspended`,
  expire: (count) => `${count} subscriptions would expire`,
};

/** Flag that continues the waiting suspensions and expiries, with their counts. None where nothing waits. */
function heldRows(held: Held): Section['rows'] {
  if (held.length === 0) return [];
  const counts = held.map(({ kind, count, most }) => `${heldWords[kind](count)}, usual is ${most}`);
  return [
    flag('housekeeping.goOn', 'Continue: this is right', {
      description: `Waiting: ${counts.join('; ')}. Check the server’s clock first.`,
    }),
  ];
}

/** The sections about all institutes and users. */
export function platformSections(
  templates: readonly Template[],
  { housekeeping, configured }: Partial<Pick<BkbtrSetting, 'housekeeping' | 'configured'>>,
): readonly Section[] {
  return [
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
        choice('defaults.timezone', 'Time zone', zoneOptions('Asia/Kolkata'), { isSearched: true }),
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
        ...heldRows(housekeeping?.held ?? []),
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
            description: serverDefaultHint(configured?.sessionIdleMinutes, ' min'),
            isOptional: true,
          }),
          number('security.sessionHours', 'Maximum session length', {
            ...SESSION_HOURS,
            suffix: 'h',
            description: serverDefaultHint(configured?.sessionHours, ' h'),
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
        several('security.twoFactorRoles', 'Two-factor authentication required for', roles, {
          description: 'They set it up before they can do anything else.',
        }),
      ],
    },
  ];
}
