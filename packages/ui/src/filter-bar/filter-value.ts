import type { datePickerMessages } from '../calendar/date-picker.messages.ts';
import { givenDay } from '../primitives/dates/given-day.ts';
import type { englishNumbers } from '../primitives/text/number-formats.ts';
import type { filterBarMessages } from './filter-bar.messages.ts';
import type { ChoiceFilter, DaysValue, Filter, TextFilter } from './filter-bar.types.ts';

type Messages = typeof filterBarMessages;
type NumberFormats = Pick<typeof englishNumbers, 'plain'>;
type DayFormats = Pick<typeof datePickerMessages, 'day' | 'days'>;

export function isSet(filter: Filter): boolean {
  if (filter.kind === 'day') return givenDay(filter.value) !== '';
  if (filter.kind !== 'days') return filter.value.length > 0;
  const { from, to } = givenEnds(filter.value);
  return Boolean(from || to);
}

/** The ends that the app gives. One that is no day is none. */
function givenEnds({ from, to }: DaysValue) {
  return { from: givenDay(from), to: givenDay(to) };
}

export function clear(filter: Filter): void {
  if (filter.kind === 'days') filter.onChange({});
  else if (filter.kind === 'day') filter.onChange('');
  else filter.onChange([]);
}

/** Returns the text of a filter's value, short enough for a chip. */
export function valueText(
  filter: Filter,
  messages: Messages,
  days: DayFormats,
  number: NumberFormats,
): string {
  if (filter.kind === 'days') {
    const { from, to } = givenEnds(filter.value);
    if (from && to) return days.days(from, to);
    if (from) return messages.fromDay(days.day(from));
    return to ? messages.toDay(days.day(to)) : messages.any;
  }
  if (filter.kind === 'day') {
    const day = givenDay(filter.value);
    return day ? days.day(day) : messages.any;
  }
  const [first, ...others] = filter.value.map((value) => labelOf(filter, value));
  if (first === undefined) return messages.any;
  return others.length === 0
    ? first
    : messages.more(first, others.length, number.plain(others.length));
}

function labelOf(filter: ChoiceFilter | TextFilter, value: string): string {
  if (filter.kind !== 'choice') return value;
  return filter.options.find((option) => option.value === value)?.label ?? value;
}
