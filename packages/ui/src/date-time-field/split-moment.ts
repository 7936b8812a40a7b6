import { givenDay, givenTime } from '../primitives/dates/given-day.ts';

/** A day and a time of that day; either may be the empty string. */
export interface DayAndTime {
  readonly day: string;
  readonly time: string;
}

/** Returns the parts of `YYYY-MM-DDTHH:mm`. Seconds are dropped; what is no moment is empty, with a warning. */
export function splitMoment(text: string | null | undefined): DayAndTime {
  if (!text) return { day: '', time: '' };
  const [, clock = ''] = text.split(/[T ]/, 2);
  return { day: givenDay(text), time: givenTime(clock.replace(/(Z|[+-]\d{2}:?\d{2})$/, '')) };
}

/** Returns `YYYY-MM-DDTHH:mm`, or the empty string while either is missing. */
export const joinMoment = ({ day, time }: DayAndTime): string =>
  day && time ? `${day}T${time}` : '';
