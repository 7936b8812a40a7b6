import type { Policy } from '@booking/api-client';
import {
  CANCELLATION_TIERS_MAX,
  CHARGE_MODES,
  GUEST_ANSWERS,
  ID_PROOFS,
  REFUND_DAYS_MAX,
  TIER_HOURS_MAX,
} from '@booking/api-client/facts';
import type { EntityRow } from '../../../entity/api-types.ts';
import { choice, flag, several } from '../../../entity/form/choice-fields.tsx';
import type { Field, FormRows } from '../../../entity/form/field.ts';
import { groupList } from '../../../entity/form/group-list.tsx';
import { number, text } from '../../../entity/form/text-fields.tsx';
import { time } from '../../../entity/form/time-field.tsx';
import { capitalized } from '../../../labels/capitalized.ts';
import type { TemplateWords } from '../../../templates/template-words.ts';
import {
  answerLabels,
  chargeLabels,
  guestRuleLabels,
  guestRulesOf,
  idProofLabels,
} from './policy-words.ts';

const answers = GUEST_ANSWERS.map((value) => ({ value, label: answerLabels[value] }));

/** Text that may be empty. */
function freeText<E extends EntityRow>(path: string, label: string, hasLines = false): Field<E> {
  return {
    ...text<E>(path, label, { isOptional: true, hasLines }),
    toBody: (value) => String(value ?? '').trim(),
  };
}

const chargesOf = (words: TemplateWords) =>
  CHARGE_MODES.map((value) => ({ value, label: chargeLabels(words)[value] }));

const tierParts = (words: TemplateWords): readonly (readonly Field<EntityRow>[])[] => [
  [
    number('hoursBefore', 'Cancelled at least', {
      blank: 24,
      min: 1,
      max: TIER_HOURS_MAX,
      suffix: 'hours before',
    }),
  ],
  [
    choice('chargeMode', 'Charge', chargesOf(words)),
    number('chargeValue', 'Value', { blank: 0, min: 0, fractionDigits: 2 }),
  ],
];

/** The form of a policy in its order. */
export function policyRows(
  clock: { readonly hourCycle: 12 | 24 },
  words: TemplateWords,
): FormRows<Policy> {
  const charges = chargesOf(words);
  return [
    groupList('tiers', 'Cancellation', tierParts(words), {
      one: 'tier',
      max: CANCELLATION_TIERS_MAX,
      isOptional: true,
      description: 'Order from earliest to latest cancellation.',
      nameOf: ({ hoursBefore }) => (hoursBefore ? `Tier of ${hoursBefore} hours` : ''),
    }),
    {
      legend: 'After the last tier, or no-show',
      rows: [
        [
          choice('noShow.chargeMode', 'No-show charge', charges, { shortLabel: 'Charge' }),
          number('noShow.chargeValue', 'No-show value', {
            min: 0,
            fractionDigits: 2,
            shortLabel: 'Value',
          }),
        ],
        time('noShowTime', 'No-show after', clock),
      ],
    },
    {
      legend: 'Deposit and refunds',
      rows: [
        flag('deposit.isRequired', 'Deposit required'),
        [
          choice('deposit.mode', 'Deposit as', charges),
          number('deposit.value', 'Deposit value', {
            min: 0,
            fractionDigits: 2,
            shortLabel: 'Value',
          }),
        ],
        [
          number('deposit.dueHours', 'Deposit due', {
            min: 0,
            max: TIER_HOURS_MAX,
            suffix: 'hours before',
          }),
          number('refundDays', 'Refunds paid within', {
            min: 0,
            max: REFUND_DAYS_MAX,
            suffix: 'days',
          }),
        ],
      ],
    },
    {
      legend: 'ID proof',
      rows: [
        flag('idProof.isRequired', `ID required at ${words.start}`),
        several(
          'idProof.types',
          'Accepted documents',
          ID_PROOFS.map((value) => ({ value, label: idProofLabels[value] })),
          { isOptional: true },
        ),
      ],
    },
    {
      legend: `${capitalized(words.guest.one)} rules`,
      rows: guestRulesOf(words).map((rule) => [
        choice(`guestRules.${rule}.answer`, guestRuleLabels[rule], answers),
        {
          ...freeText<Policy>(`guestRules.${rule}.note`, `${guestRuleLabels[rule]}: note`),
          shortLabel: 'Note',
        },
      ]),
    },
    {
      legend: 'Additional terms',
      rows: [
        freeText('childPolicy', 'Children', true),
        ...(words.hasStays ? [freeText<Policy>('extraBedPolicy', 'Extra beds', true)] : []),
        freeText('houseRules', words.hasStays ? 'House rules' : 'Rules', true),
        freeText('termsText', 'Terms', true),
      ],
    },
  ];
}
