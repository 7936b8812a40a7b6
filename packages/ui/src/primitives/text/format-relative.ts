import { keptBy } from './kept-by.ts';
import { englishNumbers } from './number-formats.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

const formatOf = /* @__PURE__ */ keptBy(
  (locale: string, numeric: 'always' | 'auto') => new Intl.RelativeTimeFormat(locale, { numeric }),
);

/**
 * Returns how far off something is, in its largest whole unit: "tomorrow", "in 9 days", "2 months ago", and of moments
 * "now", "5 minutes ago". Text that is no date is returned as it is.
 * @param when A day, `YYYY-MM-DD`, or a moment, `2027-03-14T10:00:00Z`.
 * @param now The day that it is, or the moment.
 * @param locale BCP 47.
 */
export function formatRelative(
  when: string,
  now: string,
  locale: string = englishNumbers.locale,
): string {
  const isDay = !when.includes('T');
  const [to, from] = [new Date(when), new Date(isDay ? now.slice(0, 10) : now)];
  if (Number.isNaN(to.getTime()) || Number.isNaN(from.getTime())) return when;
  const [count, unit] = distance(from, to, isDay);
  // "Next month" would be another one than that in 30 days.
  const numeric = unit === 'day' || unit === 'second' ? 'auto' : 'always';
  return formatOf(locale, numeric).format(count, unit);
}

function distance(from: Date, to: Date, isDay: boolean): [number, Intl.RelativeTimeFormatUnit] {
  const by = to.getTime() - from.getTime();
  const months = monthsBetween(from, to);
  if (Math.abs(months) >= 12) return [Math.trunc(months / 12), 'year'];
  if (months !== 0) return [months, 'month'];
  if (isDay || Math.abs(by) >= DAY) return [Math.trunc(by / DAY), 'day'];
  if (Math.abs(by) >= HOUR) return [Math.trunc(by / HOUR), 'hour'];
  if (Math.abs(by) >= MINUTE) return [Math.trunc(by / MINUTE), 'minute'];
  return [0, 'second'];
}

/** Whole months, negative if the second is earlier. */
function monthsBetween(from: Date, to: Date): number {
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const months = years * 12 + to.getUTCMonth() - from.getUTCMonth();
  const reached = new Date(from);
  reached.setUTCMonth(from.getUTCMonth() + months);
  const isPast = months > 0 ? reached > to : reached < to;
  return months === 0 || !isPast ? months : months - Math.sign(months);
}
