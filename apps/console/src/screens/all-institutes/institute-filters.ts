import { type Institution, joinList } from '@booking/api-client';
import { matchesText } from '@booking/ui';
import { addDays } from '../../dates/civil-date.ts';
import type { FilterContext } from '../../entity/entity.ts';
import { flagFilter, templateFilter } from '../../entity/filters.ts';
import { countries, countryName } from '../../institutes/countries.ts';
import type { InstituteFilterKey } from '../../institutes/institute-sets.ts';
import { statusLabels, subscriptionLabels, typeLabels } from '../../institutes/institute-words.ts';
import { QUIET_DAYS } from '../../institutes/near-days.ts';
import { planFilter } from '../../institutes/plan-filter.ts';
import { states } from '../../institutes/states.ts';
import { keysOf, optionsOf } from '../../labels/labels.ts';
import { someLike } from '../../list/filters/filter-values.ts';
import type { ListFilter } from '../../list/list-of.ts';

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** How many of the newest institutes are scanned for cities and tags: the most that one call returns. */
const LOOK_AT = 100;

/** The filters of the list of institutes. */
export function instituteFilters({
  templates,
  plans,
  day,
  call,
}: FilterContext<Institution, InstituteFilterKey>): readonly ListFilter<InstituteFilterKey>[] {
  const suggest =
    (key: 'city' | 'tag', valuesOf: (institute: Institution) => readonly string[]) =>
    async (text: string, signal: AbortSignal) => {
      // The search covers cities, not tags.
      const search = key === 'city' && text ? { search: text } : {};
      const { items, total } = await call({ limit: LOOK_AT, ...search }, { signal });
      const found = containing(text, items.flatMap(valuesOf));
      if (!text || total <= items.length || found.includes(text)) return found;
      // No call lists all values, but an exact one can be checked.
      const same = await call({ limit: 1, [key]: joinList([text]) }, { signal });
      return same.total > 0 ? [text, ...found] : found;
    };
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
      options: keysOf(subscriptionLabels).map((value) => ({
        value,
        label: subscriptionLabels[value].label,
      })),
    },
    { ...flagFilter('renews', 'Renewal', ['Renews', 'Ends']), isPinned: false },
    {
      kind: 'days',
      label: 'Renews or ends',
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
    { ...flagFilter('isSetUp', 'Setup', ['Complete', 'Incomplete']), isPinned: false },
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
      suggest: suggest('city', ({ address }) => [address.city]),
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
      suggest: suggest('tag', ({ tags }) => tags),
    },
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

/** The distinct values that contain the text, ignoring accents and case, the most frequent first. */
export function containing(text: string, values: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) {
    if (matchesText(text, value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([one, often], [other, rare]) => rare - often || one.localeCompare(other))
    .map(([value]) => value);
}
