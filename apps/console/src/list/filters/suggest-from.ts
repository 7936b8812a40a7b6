import { joinList } from '@booking/api-client';
import { matchesText } from '@booking/ui';
import type { ListCall } from '../read-rows.ts';

/** How many of the newest rows are scanned for values: the most that one call returns. */
const LOOK_AT = 100;

interface SuggestOptions<K extends string> {
  /** Whether the list's search covers these values. Default false. */
  readonly isSearched?: boolean;
  /** Narrows the list. */
  readonly within?: Partial<Record<K, string>>;
}

/** The suggestions of a filter by text: values that rows of its list have. */
export function suggestFrom<T, K extends string>(
  call: ListCall<T, K>,
  key: K,
  valuesOf: (row: T) => readonly string[],
  { isSearched = false, within = {} }: SuggestOptions<K> = {},
) {
  return async (text: string, signal: AbortSignal): Promise<readonly string[]> => {
    const search = isSearched && text ? { search: text } : {};
    const { items, total } = await call({ ...within, limit: LOOK_AT, ...search }, { signal });
    const matches = containing(text, items.flatMap(valuesOf));
    if (!text || total <= items.length || matches.includes(text)) return matches;
    // No call lists all values, but an exact one can be checked.
    const same = await call({ ...within, limit: 1, [key]: joinList([text]) }, { signal });
    return same.total > 0 ? [text, ...matches] : matches;
  };
}

/** The distinct values that contain the text, ignoring accents and case, the most frequent first. */
export function containing(text: string, values: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) {
    if (matchesText(text, value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([first, often], [second, rare]) => rare - often || first.localeCompare(second))
    .map(([value]) => value);
}
