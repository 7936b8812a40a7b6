const DAY_MS = 86_400_000;

/** An ISO 8601 instant for filters: a date alone does not say when it starts. */
export type Instant = `${number}-${number}-${number}T${string}`;

/**
 * Returns the first instant of a day, for filters from that day on: `{ 'createdAt[gte]': dayStart('2026-03-14', 'Asia/Kolkata') }`.
 *
 * @param day `YYYY-MM-DD`
 * @param timeZone the IANA name of the day's time zone. Default: the device's.
 * @throws RangeError for an invalid day or time zone.
 */
export function dayStart(day: string, timeZone?: string): Instant {
  const midnight = midnightOf(day);
  // Clocks may be changed at midnight: what they show with the offset of before, and with that of after.
  const starts = [midnight - DAY_MS, midnight + DAY_MS].map(
    (near) => midnight - wallClock(near, timeZone) + near,
  );
  const [first = midnight, second = first] = starts.sort((a, b) => a - b);
  return toInstant(wallClock(first, timeZone) < midnight ? second : first);
}

/** Returns the last millisecond of a day, for filters up to that day: `{ 'createdAt[lte]': dayEnd('2026-03-14') }`. See `dayStart`. */
export function dayEnd(day: string, timeZone?: string): Instant {
  const next = toInstant(midnightOf(day) + DAY_MS).slice(0, 10);
  return toInstant(Date.parse(dayStart(next, timeZone)) - 1);
}

/** Returns the instant of a `Date` or of its milliseconds. @throws RangeError for an invalid one. */
export function toInstant(date: Date | number): Instant {
  // The form that the language prescribes.
  return new Date(date).toISOString() as Instant;
}

/** In UTC. The 30th of February would be a day in March. */
function midnightOf(day: string): number {
  const midnight = Date.parse(`${day}T00:00Z`);
  if (toInstant(midnight).slice(0, 10) !== day) throw new RangeError(`${day} is not a day`);
  return midnight;
}

/** Returns the wall-clock time of an instant as if it were UTC; Swedish dates are written as ISO 8601 does. */
function wallClock(at: number, timeZone: string | undefined): number {
  return Date.parse(`${new Date(at).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);
}
