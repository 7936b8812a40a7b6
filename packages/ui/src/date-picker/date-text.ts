import type { datePickerMessages } from '../calendar/date-picker.messages.ts';
import type { CivilDate } from '../primitives/dates/civil-days.ts';
import type { ParsedText } from '../primitives/forms/use-draft.ts';
import { readTypedDate } from './typed-date.ts';

interface DateRules {
  readonly today: CivilDate;
  readonly min?: CivilDate | undefined;
  readonly max?: CivilDate | undefined;
  readonly isDateUnavailable?: ((day: CivilDate) => boolean | string) | undefined;
}

/** Parses a typed date and checks it, with an error that says what to do. Empty text is no date. */
export function parseDateText(
  text: string,
  { today, min, max, isDateUnavailable }: DateRules,
  messages: typeof datePickerMessages,
): ParsedText {
  if (text.trim() === '') return { value: '' };
  const typed = readTypedDate(text, today, messages, max);
  if (typed === undefined) return { problem: messages.invalid };
  const { day, hasOtherWeekday } = typed;
  if (hasOtherWeekday) {
    return { problem: messages.otherWeekday(messages.day(day), messages.weekday(day)) };
  }
  if (min && day < min) return { problem: messages.tooEarly(messages.day(min)) };
  if (max && day > max) return { problem: messages.tooLate(messages.day(max)) };
  const reason = isDateUnavailable?.(day);
  if (reason) return { problem: reason === true ? messages.unavailable : reason };
  return { value: day };
}
