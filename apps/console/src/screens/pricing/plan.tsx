import type { Pricing } from '@booking/api-client';
import { Badge, TableCell } from '@booking/ui';
import { lazy } from 'react';
import { edit } from '../../entity/actions/edit.ts';
import { remove } from '../../entity/actions/remove.tsx';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityOf } from '../../entity/entity.ts';
import { flagFilter } from '../../entity/filters.ts';
import frontDesk from '../../illustrations/front-desk.svg';
import { optionsOf } from '../../labels/labels.ts';
import { extraColumn, numberColumn, textColumn } from '../../list/columns/simple-columns.tsx';
import type { ListColumn } from '../../list/list-of.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { whenOnline } from '../../loading/when-online.ts';
import { taxAddedText } from '../../region/tax.ts';
import { planSwitches } from './plan-switches.tsx';
import { cycleLabels, priceText, priceTypeLabels } from './plan-words.ts';

const MoveExisting = lazyComponent(() => import('./move-existing/move-existing.tsx'));

const stateOf = ({ isActive, isPublic }: Pricing) =>
  isActive ? (isPublic ? 'Public' : 'Hidden') : 'Archived';

/** Whether a plan is on the public page, on sale only, or archived. */
export function PlanState({ plan }: { readonly plan: Pricing }) {
  const state = stateOf(plan);
  return <Badge tone={state === 'Public' ? 'success' : 'neutral'}>{state}</Badge>;
}

/** "₹1,180, plus 18% GST" */
const writtenPrice = (plan: Pricing) =>
  [priceText(plan).amount, plan.price !== null && taxAddedText(plan)].filter(Boolean).join(', ');

const columns: readonly ListColumn<Pricing>[] = [
  {
    key: 'header',
    label: 'Plan',
    width: 240,
    sortKey: 'header',
    sortBy: ({ header }) => header.toLowerCase(),
    priority: 'title',
    file: { Plan: ({ header }) => header, Key: ({ key }) => key },
    cell: ({ header, key }) => <TableCell aside={key}>{header}</TableCell>,
  },
  textColumn('price', 'Price', writtenPrice, {
    rank: 2,
    align: 'end',
    priority: 'subtitle',
  }),
  textColumn('billingCycle', 'Cycle', ({ billingCycle }) => cycleLabels[billingCycle], {
    rank: 4,
  }),
  textColumn('level', 'Level', ({ level }) => level, { rank: 6 }),
  numberColumn('currentSubscriptions', 'Subscriptions', (plan) => plan.currentSubscriptions, {
    rank: 3,
  }),
  textColumn('isFeatured', 'Featured', ({ isFeatured }) => (isFeatured ? 'Yes' : null), {
    rank: 5,
  }),
  {
    key: 'state',
    label: 'Status',
    rank: 1,
    priority: 'status',
    file: { Status: stateOf },
    cell: (plan) => <PlanState plan={plan} />,
  },
  extraColumn('priceType', 'Type of price', ({ priceType }) => priceTypeLabels[priceType]),
  extraColumn('inherits', 'Includes plan', ({ inherits }) => inherits?.header),
  extraColumn('trialDays', 'Trial', ({ trialDays }) => (trialDays ? `${trialDays} days` : 'None')),
];

/** Why a plan stays: subscriptions refer to it. */
function usedText({ isUsed, currentSubscriptions: count }: Pricing): string | undefined {
  if (!isUsed) return undefined;
  const uses = count === 1 ? '1 subscription has it.' : `${count} subscriptions have it.`;
  return `${count > 0 ? uses : 'It has past subscriptions.'} Archive it instead.`;
}

/** The plans that a template sells (`ENT-06`). */
export const plan: EntityOf<'pricing'> = {
  group: 'pricing',
  name: 'plans',
  title: 'Pricing',
  noun: { one: 'plan', many: 'plans' },
  rowLabel: ({ header }) => header,
  searchLabel: 'Name, key, level',
  columns,
  defaultSort: 'order',
  filters: () => [
    {
      kind: 'choice',
      key: 'priceType',
      label: 'Type of price',
      isPinned: true,
      options: optionsOf(priceTypeLabels),
    },
    flagFilter('isPublic', 'Public page', ['Public', 'Hidden']),
    flagFilter('isActive', 'Sale', ['On sale', 'Archived']),
  ],
  views: () => [
    { key: 'all', label: 'All', filters: {} },
    { key: 'on-sale', label: 'On sale', filters: { isActive: 'true' } },
    { key: 'archived', label: 'Archived', filters: { isActive: 'false' } },
  ],
  actions: [
    edit('pricing.update'),
    {
      key: 'move-existing',
      label: 'Move existing at next renewal',
      icon: 'calendar-check',
      call: 'pricing.update',
      asksFirst: true,
      blockedReason: ({ currentSubscriptions }) =>
        currentSubscriptions === 0 ? 'No subscription has this plan.' : undefined,
      run: (row, tools) =>
        tools.open((onClosed) => <MoveExisting plan={row} tools={tools} onClosed={onClosed} />),
    },
    ...planSwitches,
    {
      ...remove<Pricing, FilterKeyOf<'pricing'>>('pricing.remove'),
      blockedReason: usedText,
    },
  ],
  subtitle: ({ row: { key } }) => key,
  form: lazy(whenOnline(() => import('./plan-form/plan-form.tsx'))),
  empty: {
    title: 'No plans yet',
    text: 'Institutes subscribe to a plan. Public plans are shown on the public page.',
    illustration: frontDesk,
  },
};
