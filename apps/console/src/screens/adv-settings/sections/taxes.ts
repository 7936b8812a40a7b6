import type { Setting } from '@booking/api-client';
import { TAX_BASES, TAX_MODES, TAX_RULES_MAX, TAX_SUBJECTS } from '@booking/api-client/facts';
import type { EntityRow } from '../../../entity/api-types.ts';
import { choice, flag } from '../../../entity/form/choice-fields.tsx';
import { day } from '../../../entity/form/day-field.tsx';
import type { Field } from '../../../entity/form/field.ts';
import { groupList } from '../../../entity/form/group-list.tsx';
import { money, number, text } from '../../../entity/form/text-fields.tsx';
import { capitalized } from '../../../labels/capitalized.ts';
import { type TemplateWords, wordsOf } from '../../../templates/template-words.ts';
import type { SectionRows } from './section-rows.ts';

type Labels<T extends readonly string[]> = Readonly<Record<T[number], string>>;

const subjectLabels = ({ unit }: TemplateWords): Labels<typeof TAX_SUBJECTS> => ({
  room: capitalized(unit.many),
  food: 'Food',
  service: 'Services',
});
const modeLabels: Labels<typeof TAX_MODES> = { percent: 'Percentage', fixed: 'Amount' };
const basisLabels = ({ span, hasStays }: TemplateWords): Labels<typeof TAX_BASES> => ({
  perNight: `A ${span.one}`,
  perStay: hasStays ? 'A stay' : 'A booking',
  perPerson: 'A person',
});

const options = <K extends string>(keys: readonly K[], labels: Readonly<Record<K, string>>) =>
  keys.map((value) => ({ value, label: labels[value] }));

const parts = (
  currency: string,
  words: TemplateWords,
): readonly (readonly Field<EntityRow>[])[] => [
  [text('name', 'Name'), choice('appliesTo', 'On', options(TAX_SUBJECTS, subjectLabels(words)))],
  [
    choice('mode', 'As', options(TAX_MODES, modeLabels)),
    number('rate', 'Rate', { blank: 0, min: 0, fractionDigits: 3 }),
  ],
  [choice('basis', 'For', options(TAX_BASES, basisLabels(words)))],
  [
    money('minTariff', 'From (exclusive)', { currency, isOptional: true }),
    money('maxTariff', 'Up to (inclusive)', { currency, isOptional: true }),
  ],
  [day('effectiveFrom', 'From'), day('effectiveTo', 'Last day', { isOptional: true })],
  [flag('isInclusive', 'Included in prices')],
];

/** Dated taxes. At most one holds for a subject, a tariff and a day. */
export const taxRows: SectionRows = ({ institute, setting }) => [
  groupList<Setting>('taxes.rules', 'Taxes', parts(setting.region.currency, wordsOf(institute)), {
    one: 'tax',
    max: TAX_RULES_MAX,
    isOptional: true,
    nameOf: (values) => String(values.name ?? ''),
  }),
];
