import type { Setting } from '@booking/api-client';
import {
  BOOKING_HORIZON_MAX,
  MEALS,
  RATE_PACKAGES_MAX,
  ROUNDINGS,
} from '@booking/api-client/facts';
import type { EntityRow } from '../../../entity/api-types.ts';
import { choice, flag, several } from '../../../entity/form/choice-fields.tsx';
import type { Field } from '../../../entity/form/field.ts';
import { groupList } from '../../../entity/form/group-list.tsx';
import { money, number, text } from '../../../entity/form/text-fields.tsx';
import { type TemplateWords, wordsOf } from '../../../templates/template-words.ts';
import { missingFeature, type SectionRows } from './section-rows.ts';

const mealLabels: Readonly<Record<(typeof MEALS)[number], string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
};

/** A choice among numbers. */
function numeric(field: Field<Setting>): Field<Setting> {
  return { ...field, toBody: Number };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const weekendField: Field<Setting> = {
  ...several(
    'rates.weekendDays',
    'Weekend',
    weekdays.map((label, at) => ({ value: String(at), label })),
    { isOptional: true, description: 'Days with weekend prices.' },
  ),
  toBody: (value) => (Array.isArray(value) ? value.map(Number).sort() : []),
};

const packageParts = (
  currency: string,
  { span, hasStays }: TemplateWords,
): readonly (readonly Field<EntityRow>[])[] => [
  [
    text('name', 'Name'),
    text('key', 'Code', {
      description: `For example ${hasStays ? 'CP' : 'STD'}.`,
      input: { spellCheck: false },
    }),
  ],
  [
    choice('mode', 'Price change', [
      { value: 'amount', label: `Amount in ${currency}` },
      { value: 'percent', label: 'Percentage' },
    ]),
    number('value', 'By', { blank: 0, fractionDigits: 2, description: `Per ${span.one}.` }),
  ],
  [
    several(
      'meals',
      'Meals included',
      MEALS.map((value) => ({ value, label: mealLabels[value] })),
      { isOptional: true },
    ),
  ],
  [flag('isDefault', 'Default package')],
];

/** The limits of prices, and the packages. */
export const rateRows: SectionRows = ({ institute, setting }) => {
  const { currency } = setting.region;
  const reason = missingFeature(institute, 'ratePackages');
  return [
    [
      money('rates.minRate', 'Lowest rate', { currency, isOptional: true }),
      money('rates.maxRate', 'Highest rate', { currency, isOptional: true }),
    ],
    [
      numeric(
        choice(
          'rates.rounding',
          'Round prices to',
          ROUNDINGS.map((value) => ({
            value: String(value),
            label: value === 0 ? 'Not rounded' : String(value),
          })),
        ),
      ),
      number('rates.bookingHorizonDays', 'Booking window', {
        min: 1,
        max: BOOKING_HORIZON_MAX,
        suffix: 'days ahead',
      }),
    ],
    weekendField,
    [
      number('rates.childAges.infantMax', 'Infants up to', { min: 0, max: 17, suffix: 'years' }),
      number('rates.childAges.childMax', 'Children up to', { min: 0, max: 17, suffix: 'years' }),
    ],
    groupList('rates.ratePackages', 'Rate packages', packageParts(currency, wordsOf(institute)), {
      one: 'package',
      max: reason ? setting.rates.ratePackages.length : RATE_PACKAGES_MAX,
      description: reason
        ? `More packages: ${lowerFirst(reason)}`
        : 'Each has its own price. One is the default.',
      nameOf: (values) => String(values.name ?? ''),
    }),
  ];
};

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
