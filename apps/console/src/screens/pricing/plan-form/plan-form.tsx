import type { Pricing, Template } from '@booking/api-client';
import { pricingCreate, pricingUpdate } from '@booking/api-client/contract/pricing';
import {
  CONSOLE_ENTITLEMENTS,
  PLAN_CURRENCIES,
  PLAN_FEATURES_MAX,
  PLAN_LIMITS,
  TAX_RATE_DEFAULT,
} from '@booking/api-client/facts';
import { Banner } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { FilterKeyOf } from '../../../entity/api-types.ts';
import type { EntityFormProps } from '../../../entity/entity.ts';
import { choice, flag, reference } from '../../../entity/form/choice-fields.tsx';
import { EntityForm } from '../../../entity/form/entity-form.tsx';
import type { Field, FormRows } from '../../../entity/form/field.ts';
import { groupList } from '../../../entity/form/group-list.tsx';
import { number, text } from '../../../entity/form/text-fields.tsx';
import { optionOf, optionsOf } from '../../../labels/labels.ts';
import { wholeList } from '../../../list/whole-list.ts';
import { useReads } from '../../../session/session-context.ts';
import { templateAt } from '../../../templates/template-page/template-address.ts';
import {
  cycleLabels,
  entitlementLabel,
  limitLabels,
  priceTypeLabels,
  snapshotText,
} from '../plan-words.ts';
import { entitlements } from './entitlement-matrix.tsx';
import { PlanPreview } from './plan-preview.tsx';

const openedHere = CONSOLE_ENTITLEMENTS.map((key) => entitlementLabel(key)).join(', ');

/** Text that may be empty. */
const words = (path: string, label: string, description?: string): Field<Pricing> => ({
  ...text(path, label, { isOptional: true, description }),
  toBody: (value) => String(value ?? '').trim(),
});

/** The form in its order. */
const rowsOf = (
  templates: readonly Template[],
  template: string,
  plans: readonly Pricing[],
): FormRows<Pricing> => [
  {
    legend: 'Plan',
    rows: [
      reference('template', 'Template', templates.map(optionOf), {
        isForNew: true,
        blank: template,
      }),
      [
        text('header', 'Name', { emptyMessage: 'Enter a name.' }),
        text('key', 'Key', {
          emptyMessage: 'Enter a key.',
          description: 'Lowercase, for example standard.',
          fixedBy: ({ isUsed }) =>
            isUsed ? 'Can’t be changed once the plan has been sold.' : undefined,
          input: { spellCheck: false },
        }),
      ],
      [words('level', 'Level'), words('idealFor', 'Ideal for')],
    ],
  },
  {
    legend: 'Price',
    rows: [
      [
        choice('priceType', 'Type of price', optionsOf(priceTypeLabels)),
        number('price', 'Price', {
          isOptional: true,
          min: 0,
          fractionDigits: 2,
          description: 'Per billing cycle. Leave empty for “Contact us”.',
        }),
      ],
      [
        choice(
          'currency',
          'Currency',
          PLAN_CURRENCIES.map((value) => ({ value, label: value })),
        ),
        choice('billingCycle', 'Billing cycle', optionsOf(cycleLabels)),
      ],
      [
        number('yearlyDiscountPct', 'Yearly discount', {
          blank: 0,
          min: 0,
          suffix: '%',
          fractionDigits: 2,
        }),
        number('taxRate', 'Tax rate', {
          blank: TAX_RATE_DEFAULT,
          min: 0,
          suffix: '%',
          fractionDigits: 2,
        }),
      ],
      number('trialDays', 'Trial', { blank: 14, min: 0, suffix: 'days' }),
      flag('taxInclusive', 'Price includes tax', {
        blank: true,
        description: 'If off, tax is added to each charge.',
      }),
    ],
  },
  // After the price, which is what is changed most: a plan has many features.
  {
    legend: 'Card',
    rows: [
      words('subheader', 'Card intro'),
      reference(
        'inherits',
        'Includes plan',
        plans.map(({ _id, header }) => ({ value: _id, label: header })),
        { isOptional: true, placeholder: 'No other plan' },
      ),
      groupList(
        'features',
        'Card features',
        [
          [
            text('label', 'Label'),
            text('key', 'Key', { input: { spellCheck: false } }),
            text('note', 'Note', { isOptional: true }),
          ],
        ],
        {
          one: 'feature',
          max: PLAN_FEATURES_MAX,
          isOptional: true,
          description: 'Only what this plan adds.',
          nameOf: (values) => String(values.label ?? ''),
        },
      ),
    ],
  },
  {
    legend: 'Included features',
    note: `In this console these unlock ${openedHere}. The rest apply in the booking app.`,
    rows: [entitlements],
  },
  {
    legend: 'Limits',
    note: 'Leave empty for no limit. The booking app counts messages.',
    rows: [
      PLAN_LIMITS.slice(0, 2).map(limitField),
      PLAN_LIMITS.slice(2, 4).map(limitField),
      PLAN_LIMITS.slice(4).map(limitField),
    ],
  },
  {
    legend: 'Visibility',
    rows: [
      flag('isPublic', 'Public', { blank: true, description: 'Shown on the public site.' }),
      flag('isActive', 'On sale', { blank: true, description: 'Institutes can subscribe to it.' }),
      flag('isFeatured', 'Featured', {
        description: 'Highlights this plan instead of the current one.',
      }),
    ],
  },
];

function limitField(limit: (typeof PLAN_LIMITS)[number]): Field<Pricing> {
  return number(`limits.${limit}`, limitLabels[limit], { isOptional: true, min: 0 });
}

/** The form of a plan, with its public card as it is typed. */
export default function PlanForm(props: EntityFormProps<Pricing, FilterKeyOf<'pricing'>>) {
  const reads = useReads();
  const [params] = useSearchParams();
  const templates = useQuery(reads.template.list({ sort: 'createdAt' }));
  const open = (templates.data?.items ?? []).filter(({ isAvailable }) => isAvailable);
  const template = props.stored?.template._id ?? templateAt(params, open).template?._id ?? '';
  const plans = useQuery(wholeList((paging) => reads.pricing.list({ ...paging, template })));
  const others = (plans.data?.items ?? []).filter(({ _id }) => _id !== props.stored?._id);
  return (
    <EntityForm
      {...props}
      needs={[templates]}
      waitsFor={[plans]}
      rows={rowsOf(open, template, others)}
      create={pricingCreate}
      update={pricingUpdate}
      lead={
        props.stored &&
        props.stored.currentSubscriptions > 0 && <Banner>{snapshotText(props.stored)}</Banner>
      }
      preview={(form) => <PlanPreview form={form} />}
    />
  );
}
