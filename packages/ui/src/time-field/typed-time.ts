import { partsOf } from '../primitives/text/text-parts.ts';
import type { HourCycle, timeFieldMessages } from './time-field.messages.ts';

/** The formats whose words for the parts of a day are recognised. */
export type TimeFormats = Pick<typeof timeFieldMessages, 'time'>;

const HOURS_WORDS: ReadonlySet<string> = new Set(['H', 'HR', 'HRS', 'HOURS', 'UHR']);

const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

export const timeOf = (hours: number, minutes: number): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

/**
 * Parses a typed time: "14:30", "1430", "9", "9.30", "2:30 pm", "2p". "am" and "pm" are recognised in the language of
 * the messages and in English. Returns `HH:mm`, or undefined if it isn't a valid time.
 */
export function parseTypedTime(text: string, messages: TimeFormats): string | undefined {
  const { numbers: all, letters: words } = partsOf(text);
  // "09:30:00", as systems write it.
  const numbers = all.length === 3 && all[2] === '00' ? all.slice(0, 2) : all;
  // "14h30", "9:30 hrs".
  const letters = words.filter((word) => !HOURS_WORDS.has(word));
  const [hourText = '', minuteText] =
    numbers.length === 1 ? splitDigits(numbers[0] ?? '') : numbers;
  if (
    numbers.length > 2 ||
    !/^\d{1,2}$/.test(hourText) ||
    (minuteText && !/^\d{2}$/.test(minuteText))
  ) {
    return undefined;
  }
  const minutes = Number(minuteText ?? 0);
  const hours = hoursOf(Number(hourText), letters.join(''), messages);
  return hours === undefined || minutes > 59 ? undefined : timeOf(hours, minutes);
}

/** Splits "930" and "0930" into hours and minutes. */
function splitDigits(digits: string): readonly string[] {
  return digits.length > 2 ? [digits.slice(0, -2), digits.slice(-2)] : [digits];
}

/** Returns the hour from 0 to 23 that is written as this number with these letters. */
function hoursOf(typed: number, letters: string, messages: TimeFormats): number | undefined {
  const lettersOf = (hour: number, cycle: HourCycle) =>
    partsOf(messages.time(timeOf(hour, 0), cycle)).letters.join('');
  if (typed > 23) return undefined;
  if (letters === '' || letters === lettersOf(typed, 24)) return typed;
  const hours = typed > 12 ? [typed] : HOURS.filter((hour) => hour % 12 === typed % 12);
  const matches = hours.filter((hour) => lettersOf(hour, 12) === letters);
  if (matches.length === 1) return matches[0];
  const english = /^([AP])M?$/.exec(letters)?.[1];
  return hours.find((hour) => english === (hour < 12 ? 'A' : 'P'));
}
