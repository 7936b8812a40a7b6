import { joinList, splitList } from '@booking/api-client';
import { type DaysValue, type Filter, FilterBar } from '@booking/ui';
import { addDays, startOfDay } from '../../dates/civil-date.ts';
import { dayOf, today } from '../../dates/shown-date.ts';
import type { ListFilter, ListNoun } from '../list-of.ts';
import type { ListState } from '../list-state.ts';
import type { ListActions } from '../use-list-state.ts';

interface ListFiltersProps<K extends string> {
  readonly noun: ListNoun;
  readonly filters: readonly ListFilter<K>[];
  readonly state: ListState<K>;
  readonly actions: Pick<ListActions<K>, 'filter' | 'clearFilters'>;
}

/** The filters of a list as chips, bound to its address. */
export function ListFilters<K extends string>({
  noun,
  filters,
  state,
  actions,
}: ListFiltersProps<K>) {
  return (
    <FilterBar
      className="ck-list-filters"
      label={`Filter ${noun.many}`}
      filters={filters.map((filter) => asChip(filter, state, actions.filter))}
      onClear={actions.clearFilters}
    />
  );
}

const asText = (value: string) => value;

function asChip<K extends string>(
  filter: ListFilter<K>,
  { filters }: ListState<K>,
  change: ListActions<K>['filter'],
): Filter {
  const { label, icon, isPinned = false } = filter;
  const base = { label, isPinned, ...(icon && { icon }) };
  const changeOf = (key: K, value: string | undefined) => {
    const changes: Partial<Record<K, string | undefined>> = {};
    changes[key] = value;
    return changes;
  };
  switch (filter.kind) {
    case 'choice':
    case 'text': {
      const { key } = filter;
      const text = filters[key];
      const chip = {
        ...base,
        key,
        value: text ? splitList(text) : [],
        onChange: (value: readonly string[]) => change(changeOf(key, joinList(value) || undefined)),
      };
      if (filter.kind === 'text') {
        const { suggest, textOf = asText, idOf = asText } = filter;
        return {
          ...chip,
          kind: 'text',
          suggest,
          value: chip.value.map(textOf),
          onChange: (texts) => chip.onChange(texts.flatMap((chipText) => idOf(chipText) ?? [])),
        };
      }
      return { ...chip, kind: 'choice', options: filter.options };
    }
    case 'days': {
      const { from, to, takes, presets = [] } = filter;
      const [read, write] = takes === 'day' ? [asItIs, asItIs] : [daysOf, momentsOf];
      return {
        ...base,
        kind: 'days',
        key: from,
        today: today(),
        presets,
        value: read({ from: filters[from], to: filters[to] }),
        onChange: (value) => {
          const ends = write(value);
          change({ ...changeOf(from, ends.from), ...changeOf(to, ends.to) });
        },
      };
    }
    case 'day': {
      const { key, takes, presets = [] } = filter;
      const [read, write] = takes === 'day' ? [asItIs, asItIs] : [dayOf, startOfDay];
      const value = filters[key];
      return {
        ...base,
        kind: 'day',
        key,
        today: today(),
        presets,
        value: value ? read(value) : '',
        onChange: (day) => change(changeOf(key, day ? write(day) : undefined)),
      };
    }
  }
}

const asItIs = <T,>(value: T) => value;

/** The days between two instants, the second being the end of a day. */
function daysOf({ from, to }: DaysValue): DaysValue {
  return { from: from && dayOf(from), to: to && addDays(dayOf(to), -1) };
}

function momentsOf({ from, to }: DaysValue): DaysValue {
  return { from: from && startOfDay(from), to: to && startOfDay(addDays(to, 1)) };
}
