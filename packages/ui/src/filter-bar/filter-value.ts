import type { datePickerMessages } from '../calendar/date-picker.messages.ts';
import type { CivilDate } from '../primitives/dates/civil-days.ts';
import { givenDay } from '../primitives/dates/given-day.ts';
import { labelText } from '../primitives/text/node-label.ts';
import type { englishNumbers } from '../primitives/text/number-formats.ts';
import type { filterBarMessages } from './filter-bar.messages.ts';
import type {
  ChoiceFilter,
  DayFilter,
  DaysFilter,
  Filter,
  TextFilter,
} from './filter-bar.types.ts';

type Messages = typeof filterBarMessages;
type NumberFormats = Pick<typeof englishNumbers, 'plain'>;
type DayFormats = Pick<typeof datePickerMessages, 'day' | 'days'>;

export function isSet(filter: Filter): boolean {
  return isOfDays(filter) ? givenDaysOf(filter).some(Boolean) : filter.value.length > 0;
}

const isOfDays = (filter: Filter): filter is DayFilter | DaysFilter =>
  filter.kind === 'day' || filter.kind === 'days';

/** The days that the app gives. A malformed one is none. */
function givenDaysOf({ value }: DayFilter | DaysFilter): CivilDate[] {
  return (typeof value === 'string' ? [value] : [value.from, value.to]).map(givenDay);
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
  if (isOfDays(filter)) {
    const [from, to] = givenDaysOf(filter);
    if (from && to) return days.days(from, to);
    if (to) return messages.toDay(days.day(to));
    if (!from) return messages.any;
    return filter.kind === 'day' ? days.day(from) : messages.fromDay(days.day(from));
  }
  const [first, ...others] = filter.value.map((value) => labelOf(filter, value));
  if (first === undefined) return messages.any;
  return others.length === 0
    ? first
    : messages.more(first, others.length, number.plain(others.length));
}

function labelOf(filter: ChoiceFilter | TextFilter, value: string): string {
  if (filter.kind !== 'choice') return value;
  const option = filter.options.find((option) => option.value === value);
  return option ? labelText(option) : value;
}
