import type { FieldValues } from 'react-hook-form';
import { addDays } from '../../dates/civil-date.ts';
import { formatDay } from '../../dates/shown-date.ts';
import { choice } from '../../entity/form/choice-fields.tsx';
import { optionsOf } from '../../labels/labels.ts';
import { costOf, lostFeatures, planOptions, withoutEmptyPrice } from '../plan-cost.ts';
import { priceField, priceRule } from '../price-field.tsx';
import { cycleLabels } from '../subscription-words.ts';
import { PlanPreview } from './plan-preview.tsx';
import type { ActionContext, ActionForm } from './subscription-action.ts';

export const changePlan: ActionForm = {
  title: 'Change plan',
  description: ({ subscription: { billingCycle } }) =>
    `Billed ${cycleLabels[billingCycle].toLowerCase()}.`,
  confirmLabel: 'Change plan',
  needsPlans: true,
  rows: ({ plans, subscription }) => [
    [
      choice('pricing', 'Plan', planOptions(plans), {
        placeholder: 'Choose a plan',
        emptyMessage: 'Choose a plan.',
      }),
      choice('billingCycle', 'Billing cycle', optionsOf(cycleLabels)),
    ],
    [
      priceField(plans),
      choice('when', 'From', [
        { value: 'now', label: 'Now' },
        {
          value: 'periodEnd',
          label: `The next period, ${formatDay(addDays(subscription.currentPeriodEnd, 1))}`,
        },
      ]),
    ],
  ],
  start: ({ subscription: { billingCycle } }) => ({ billingCycle }),
  bodyOf: withoutEmptyPrice,
  rules: (values, { plans }) => priceRule(plans, values),
  Preview: PlanPreview,
  impact: (values, context) => impactOf(values, context),
  done: (after, { institution: { name }, pendingChange }) =>
    after.pendingChange
      ? `${name} changes to ${after.pendingChange.planName} on ${formatDay(addDays(after.currentPeriodEnd, 1))}.`
      : pendingChange
        ? `${name} now has ${after.planName}. The change to ${pendingChange.planName} is withdrawn.`
        : `${name} now has ${after.planName}.`,
};

export const keepPlan: ActionForm = {
  title: 'Keep the plan?',
  description: ({ subscription: { planName, pricing, pendingChange } }) =>
    pendingChange?.pricing === pricing
      ? `${planName} keeps its current terms.`
      : `${planName} stays, and the change to ${pendingChange?.planName} is cancelled.`,
  confirmLabel: 'Keep plan',
  done: ({ planName }, { institution: { name } }) => `${name} keeps ${planName}.`,
};

function impactOf(values: FieldValues, context: ActionContext): readonly string[] {
  const { subscription } = context;
  const cost = costOf(values, context);
  if (!cost) {
    const plan = context.plans.find(({ _id }) => _id === values.pricing);
    return [
      plan
        ? `${plan.header} has no list price. Enter the agreed price.`
        : 'Choose a plan to see what changes.',
    ];
  }
  const lost = lostFeatures(subscription, cost.plan);
  const next = addDays(subscription.currentPeriodEnd, 1);
  const from = values.when === 'now' ? 'now' : `from ${formatDay(next)} on`;
  return [
    ...(lost.length > 0
      ? [
          `No longer included ${from}: ${lost.join(', ')}. Existing data stays readable, but nothing can be added.`,
        ]
      : []),
    ...(subscription.discount ? ['The discount ends.'] : []),
    values.when === 'now'
      ? 'Credit goes towards future charges and isn’t refunded.'
      : 'Nothing is charged until then.',
  ];
}
