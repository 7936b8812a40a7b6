import { keptBy } from '../primitives/text/kept-by.ts';
import { englishNumbers } from '../primitives/text/number-formats.ts';
import { type HourCycle, timeFormats } from './time-field.messages.ts';

const formatsOf = /* @__PURE__ */ keptBy(timeFormats);

/**
 * Returns a time as `TimeField` shows it: "14:30", or "2:30 pm" by 12 hours. Text that is no time is returned as it is.
 * @param time `HH:mm`.
 * @param locale BCP 47.
 */
export function formatTime(
  time: string,
  locale: string = englishNumbers.locale,
  hourCycle: HourCycle = 24,
): string {
  return formatsOf(locale).time(time, hourCycle);
}
