import type { datePickerWords } from '../date-picker/date-picker.words.ts';
import type { englishNumbers } from '../words/number.words.ts';
import type { ChoiceFilter, Filter, TextFilter } from './filter-bar.types.ts';
import type { filterBarWords } from './filter-bar.words.ts';

type Words = typeof filterBarWords;
type NumberWords = Pick<typeof englishNumbers, 'plain'>;
type DayWords = Pick<typeof datePickerWords, 'day' | 'days'>;

export function isSet(filter: Filter): boolean {
  if (filter.kind !== 'days') return filter.value.length > 0;
  return Boolean(filter.value.from || filter.value.to);
}

export function clear(filter: Filter): void {
  if (filter.kind === 'days') filter.onChange({});
  else if (filter.kind === 'day') filter.onChange('');
  else filter.onChange([]);
}

/** What a filter lets through, in words as short as a chip. */
export function valueWords(
  filter: Filter,
  words: Words,
  days: DayWords,
  number: NumberWords,
): string {
  if (filter.kind === 'days') {
    const { from, to } = filter.value;
    if (from && to) return days.days(from, to);
    if (from) return words.fromDay(days.day(from));
    return to ? words.toDay(days.day(to)) : words.any;
  }
  if (filter.kind === 'day') return filter.value ? days.day(filter.value) : words.any;
  const [first, ...others] = filter.value.map((value) => labelOf(filter, value));
  if (first === undefined) return words.any;
  return others.length === 0
    ? first
    : words.more(first, others.length, number.plain(others.length));
}

function labelOf(filter: ChoiceFilter | TextFilter, value: string): string {
  if (filter.kind !== 'choice') return value;
  return filter.options.find((option) => option.value === value)?.label ?? value;
}
