import type { Institution } from '@booking/api-client';
import { addDays } from '../../dates/civil-date.ts';
import type { FilterContext } from '../../entity/entity.ts';
import { flagFilter, templateFilter } from '../../entity/filters.ts';
import { accountManagerFilter } from '../../institutes/account-manager/use-account-manager-filter.ts';
import { countries, countryName } from '../../institutes/countries.ts';
import type { InstituteFilterKey } from '../../institutes/institute-sets.ts';
import { statusLabels, subscriptionOptions, typeLabels } from '../../institutes/institute-words.ts';
import { QUIET_DAYS } from '../../institutes/near-days.ts';
import { payableFilter, renewalFilter } from '../../institutes/payment-filters.ts';
import { planFilter } from '../../institutes/plan-filter.ts';
import { states } from '../../institutes/states.ts';
import { optionsOf } from '../../labels/labels.ts';
import { someLike } from '../../list/filters/filter-values.ts';
import { suggestFrom } from '../../list/filters/suggest-from.ts';
import type { ListFilter } from '../../list/list-of.ts';

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The filters of the list of institutes. */
export function instituteFilters(
  { templates, plans, day, call }: FilterContext<Institution, InstituteFilterKey>,
  accountManagers: ListFilter<InstituteFilterKey> = accountManagerFilter,
): readonly ListFilter<InstituteFilterKey>[] {
  return [
    {
      kind: 'choice',
      key: 'status',
      label: 'Status',
      icon: 'circle-dot-dashed',
      isPinned: true,
      options: optionsOf(statusLabels),
    },
    planFilter(plans),
    {
      kind: 'choice',
      key: 'state',
      label: 'State',
      icon: 'map-pin',
      isPinned: true,
      options: asOptions(states),
    },
    {
      kind: 'choice',
      key: 'subscriptionStatus',
      label: 'Subscription',
      icon: 'receipt',
      options: subscriptionOptions(),
    },
    renewalFilter,
    {
      kind: 'days',
      label: 'Next date',
      icon: 'calendar-range',
      from: 'currentPeriodEnd[gte]',
      to: 'currentPeriodEnd[lte]',
      takes: 'day',
      presets: [
        { label: 'Next 7 days', from: day, to: addDays(day, 7) },
        { label: 'Next 30 days', from: day, to: addDays(day, 30) },
        { label: 'In the past', to: addDays(day, -1) },
      ],
    },
    {
      ...payableFilter,
      presets: [
        { label: 'Late', to: addDays(day, -1) },
        { label: 'Next 7 days', from: day, to: addDays(day, 7) },
      ],
    },
    {
      ...flagFilter('isSetUp', 'Setup', ['Complete', 'Incomplete']),
      icon: 'circle-dashed',
      isPinned: false,
    },
    templateFilter(templates),
    {
      kind: 'choice',
      key: 'type',
      label: 'Type',
      icon: 'bed-double',
      options: optionsOf(typeLabels),
    },
    {
      kind: 'text',
      key: 'city',
      label: 'City',
      icon: 'building-2',
      suggest: suggestFrom(call, 'city', ({ address }) => [address.city], { isSearched: true }),
    },
    {
      kind: 'choice',
      key: 'country',
      label: 'Country',
      icon: 'globe',
      options: countries.map((value) => ({ value, label: countryName(value) })),
      accepts: someLike(/^[A-Z]{2}$/),
    },
    {
      kind: 'text',
      key: 'tag',
      label: 'Tag',
      icon: 'hash',
      suggest: suggestFrom(call, 'tag', ({ tags }) => tags),
    },
    accountManagers,
    {
      kind: 'day',
      key: 'noActivitySince',
      label: 'No activity since',
      icon: 'moon',
      takes: 'instant',
      presets: [QUIET_DAYS, 30].map((days) => ({
        label: `${days} days ago`,
        day: addDays(day, -days),
      })),
    },
    {
      kind: 'days',
      label: 'Last activity',
      icon: 'clock',
      from: 'lastActivityAt[gte]',
      to: 'lastActivityAt[lt]',
      takes: 'instant',
    },
    {
      kind: 'days',
      label: 'Created',
      icon: 'calendar-plus',
      from: 'createdAt[gte]',
      to: 'createdAt[lt]',
      takes: 'instant',
      presets: [7, 30].map((days) => ({
        label: `Last ${days} days`,
        from: addDays(day, 1 - days),
        to: day,
      })),
    },
  ];
}
