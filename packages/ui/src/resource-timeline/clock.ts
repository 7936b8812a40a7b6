import { addDays, type CivilDate, daysBetween } from '../primitives/dates/civil-days.ts';
import { givenDay } from '../primitives/dates/given-day.ts';
import type { ResourceTimelineUnit } from './resource-timeline.types.ts';

/** Minutes in a day. Times are those of the wall clock, where each day has as many. */
export const DAY = 1440;

/** Minutes in a step of each unit. */
export const stepOf: Readonly<Record<ResourceTimelineUnit, number>> = {
  day: DAY,
  'half-day': DAY / 2,
  hour: 60,
};

/** Reads and writes times as minutes since a day began. */
export interface Clock {
  /** Returns the minutes of a day or a time; NaN if it is none. */
  minutesOf: (text: string) => number;
  /** Returns the day that a minute is in. */
  dayOf: (minutes: number) => CivilDate;
  /** Returns a minute as `YYYY-MM-DD`, with `THH:mm` if it needs one or `hasTime`. */
  textOf: (minutes: number, hasTime: boolean) => string;
}

export function clockFrom(first: CivilDate): Clock {
  // Thousands of items begin on the same few days.
  const read = new Map<string, number>();
  const written = new Map<number, CivilDate>();
  const startOf = (day: string) => {
    const minutesRead = read.get(day);
    if (minutesRead !== undefined) return minutesRead;
    const date = givenDay(day);
    const minutes = date ? daysBetween(first, date) * DAY : Number.NaN;
    read.set(day, minutes);
    return minutes;
  };
  const dayOf = (minutes: number) => {
    const at = Math.floor(minutes / DAY);
    const day = written.get(at) ?? addDays(first, at);
    written.set(at, day);
    return day;
  };
  return {
    minutesOf(text) {
      const start = startOf(text.slice(0, 10));
      return text.length > 10
        ? start + Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16))
        : start;
    },
    dayOf,
    textOf(minutes, hasTime) {
      const time = minutes - Math.floor(minutes / DAY) * DAY;
      if (time === 0 && !hasTime) return dayOf(minutes);
      return `${dayOf(minutes)}T${twoDigits(time / 60)}:${twoDigits(time % 60)}`;
    },
  };
}

const twoDigits = (count: number) => String(Math.floor(count)).padStart(2, '0');
