/** 12 or 24 hours. */
export type HourCycle = 12 | 24;

/**
 * Returns the time format of a locale, for a catalogue's `timeField`.
 * @param locale BCP 47. It also decides between 12 and 24 hours.
 */
export function timeFormats(locale: string) {
  // Created on first use: pages without times load the catalogue too.
  const formats = new Map<HourCycle, Intl.DateTimeFormat>();
  let cycle: HourCycle | undefined;
  const formatOf = (cycle: HourCycle) => {
    const hourCycle = cycle === 12 ? 'h12' : 'h23';
    const format =
      formats.get(cycle) ??
      new Intl.DateTimeFormat(locale, {
        hour: cycle === 12 ? 'numeric' : '2-digit',
        minute: '2-digit',
        hourCycle,
        timeZone: 'UTC',
      });
    formats.set(cycle, format);
    return format;
  };
  return {
    /** "14:30", or "2:30 pm". Takes a time as `HH:mm`. */
    time(time: string, cycle: HourCycle): string {
      const moment = new Date(`1970-01-01T${time}:00Z`);
      // A formatter throws for what is no time, and the page would be gone: it is shown as the app gave it.
      if (Number.isNaN(moment.getTime())) return time;
      // Engines put different spaces before "pm"; server and browser must render the same text.
      return formatOf(cycle).format(moment).replace(/\s/g, ' ');
    },
    hourCycle: (): HourCycle => {
      cycle ??= new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12
        ? 12
        : 24;
      return cycle;
    },
  };
}

export const timeFieldMessages = {
  .../* @__PURE__ */ timeFormats('en-GB'),
  /** @param example A time in the expected format. */
  invalid: (example: string) => `Enter a time, for example ${example}.`,
  tooEarly: (min: string) => `Enter ${min} or later.`,
  tooLate: (max: string) => `Enter ${max} or earlier.`,
};
