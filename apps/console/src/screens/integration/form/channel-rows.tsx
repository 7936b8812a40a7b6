import type { Category, Institution, Ota } from '@booking/api-client';
import {
  CONNECTABLE_MODES,
  type MarkupMode,
  OCCUPANCY_MAX,
  OTA_RESTRICTIONS,
  RATE_MAPPINGS_MAX,
  WINDOW_DAYS_MAX,
} from '@booking/api-client/facts';
import type { SelectOption } from '@booking/ui';
import type { EntityRow } from '../../../entity/api-types.ts';
import { choice, several } from '../../../entity/form/choice-fields.tsx';
import type { Field, FieldRow, FormRows } from '../../../entity/form/field.ts';
import { groupList } from '../../../entity/form/group-list.tsx';
import { number, text } from '../../../entity/form/text-fields.tsx';
import { currencyOptions, zoneOptions } from '../../../institutes/region-options.ts';
import { optionOf, optionsOf } from '../../../labels/labels.ts';
import { modeLabels, restrictionLabels } from '../../../otas/ota-words.ts';
import type { RatePackage } from '../rate-packages.ts';
import { credentialField } from './credential-field.tsx';
import { mappingsField } from './mappings-field.tsx';

const yesNo = { yes: 'Include tax', no: 'Leave tax out' } as const;

const markupLabels: Readonly<Record<MarkupMode, string>> = {
  none: 'None',
  percent: 'Percent',
  fixed: 'Fixed amount',
};

export interface ChannelParts {
  readonly ota: Ota;
  readonly institute: Institution;
  readonly categories: readonly Category[];
  readonly packages: readonly RatePackage[];
}

/** The form in its order. Each field has its path in the institute's own list of connections. */
export function channelRows(
  at: string,
  { ota, institute, categories, packages }: ChannelParts,
): FormRows<Institution> {
  const modes = ota.modes.filter((mode) => CONNECTABLE_MODES.includes(mode));
  return [
    [
      text(`${at}.title`, 'Title', { emptyMessage: 'Enter a title.' }),
      text(`${at}.propertyCode`, 'Property code', {
        emptyMessage: 'Enter a property code.',
        description: `The institute’s id at ${ota.name}.`,
        input: { spellCheck: false },
      }),
    ],
    choice(
      `${at}.mode`,
      'Updates',
      modes.map((value) => ({ value, label: modeLabels[value] })),
      { description: 'Updates are made by hand.' },
    ),
    ...(ota.credentialsSchema.length > 0
      ? [
          {
            legend: 'Sign-in at the OTA',
            rows: ota.credentialsSchema.map((schemaField) =>
              credentialField(`${at}.credentials`, schemaField),
            ),
          },
        ]
      : []),
    {
      legend: 'Mapping',
      note: 'Map each category, or mark it as not sold here.',
      rows: [
        mappingsField(`${at}.roomMappings`, ota.mappingSchema, categories),
        ...(categories.length > 0 && packages.length > 0
          ? [ratesField(`${at}.rateMappings`, categories, packages)]
          : []),
      ],
    },
    {
      legend: 'Selling',
      rows: [
        [
          number(`${at}.commissionPct`, 'Commission', {
            isOptional: true,
            suffix: '%',
            min: 0,
            max: 60,
            fractionDigits: 2,
            blank: ota.defaultCommissionPct,
          }),
          number(`${at}.windowDays`, 'Days ahead', { blank: 365, min: 1, max: WINDOW_DAYS_MAX }),
        ],
        adjustment(`${at}.markup`, 'Markup'),
        [
          taxField(`${at}.taxInclusive`),
          choice(`${at}.currency`, 'Currency', currencyOptions(), {
            isSearched: true,
            isOptional: true,
            placeholder: `The institute’s (${institute.currency})`,
          }),
        ],
        choice(`${at}.timezoneOverride`, 'Time zone', zoneOptions(), {
          isSearched: true,
          isOptional: true,
          placeholder: `The institute’s (${institute.timezone})`,
        }),
        several(
          `${at}.restrictions`,
          'Restrictions',
          OTA_RESTRICTIONS.map((value) => ({
            value,
            label: restrictionLabels[value],
            ...(!ota.supportedRestrictions.includes(value) && {
              disabledReason: `${ota.name} doesn’t support this. Set it in their extranet.`,
            }),
          })),
          { isOptional: true },
        ),
      ],
    },
  ];
}

/** Fields of an adjustment of a price: none, a percentage or an amount. */
function adjustment<E extends EntityRow>(path: string, label: string): FieldRow<E> {
  return [
    choice(`${path}.mode`, label, optionsOf(markupLabels)),
    number(`${path}.value`, `${label} value`, { blank: 0, min: -50, max: 200, fractionDigits: 2 }),
  ];
}

/** The rates of the OTA, each with the category, the package and the number of guests that it stands for. */
function ratesField(
  path: string,
  categories: readonly Category[],
  packages: readonly RatePackage[],
): Field<Institution> {
  const packageOptions = packages.map(({ key, name }) => ({ value: key, label: name }));
  const labelOf = (options: readonly SelectOption[], value: unknown) =>
    options.find((option) => option.value === value)?.label;
  const categoryOptions = categories.map(optionOf);
  return groupList(
    path,
    'Rates',
    [
      [
        choice('category', 'Category', categoryOptions),
        choice('ratePackage', 'Package', packageOptions),
      ],
      [
        number('occupancy', 'Guests', {
          isOptional: true,
          min: 1,
          max: OCCUPANCY_MAX,
        }),
        text('externalRateId', 'Rate id', {
          emptyMessage: 'Enter the rate’s id.',
          input: { spellCheck: false, autoComplete: 'off' },
        }),
      ],
      adjustment('derived', 'Adjustment'),
    ],
    {
      one: 'rate',
      description: 'What each package of a mapped category is called there.',
      max: RATE_MAPPINGS_MAX,
      isOptional: true,
      nameOf: ({ category, ratePackage }) =>
        [labelOf(categoryOptions, category), labelOf(packageOptions, ratePackage)]
          .filter(Boolean)
          .join(', '),
    },
  );
}

/** Whether prices at the OTA include tax; empty for the default of the OTA. */
function taxField(path: string): Field<Institution> {
  const field = choice<Institution>(path, 'OTA prices', optionsOf(yesNo), {
    isOptional: true,
    placeholder: 'OTA default',
  });
  return {
    ...field,
    fromStored: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''),
    toBody: (value) => (value === '' ? null : value === 'yes'),
    draw: (props) =>
      field.draw({ ...props, stored: typeof props.stored === 'boolean' ? '' : props.stored }),
  };
}
