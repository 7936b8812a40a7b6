import { isDay, isInstant, oneOrMore, someLike } from './filters/filter-values.ts';
import type { ListColumn, ListFilter } from './list-of.ts';
import type { ListRule } from './list-state.ts';

type Check = (value: string) => boolean;

/** The rule of a list: its filters validate their values, and its columns say what it can be sorted by. */
export function ruleOf<T, K extends string>(
  filters: readonly ListFilter<K>[],
  columns: readonly ListColumn<T>[],
  defaultSort: string,
): ListRule<K> {
  const checks: Partial<Record<K, Check>> = {};
  for (const filter of filters) {
    for (const key of keysOfFilter(filter)) checks[key] = checkOf(filter);
  }
  const sorts = columns.flatMap(({ sortKey }) => sortKey ?? []);
  return { filters: checks, sorts: [...new Set([...sorts, fieldOf(defaultSort)])], defaultSort };
}

/** The keys of a filter in the address. */
export function keysOfFilter<K extends string>(filter: ListFilter<K>): readonly K[] {
  return filter.kind === 'days' ? [filter.from, filter.to] : [filter.key];
}

function checkOf(filter: ListFilter<string>): Check {
  switch (filter.kind) {
    case 'choice':
      return filter.accepts ?? oneOrMore(filter.options.map(({ value }) => value));
    case 'text':
      return filter.accepts ?? someLike(/\S/);
    case 'days':
    case 'day':
      return filter.takes === 'day' ? isDay : isInstant;
  }
}

/** The field of an order, `-` before it for descending. */
export const fieldOf = (sort: string) => sort.replace(/^-/, '');
