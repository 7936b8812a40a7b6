/** Days on which a month, a financial year or a year begins or ends, with the month counted from 0. */
const DAYS = [
  [1, 28],
  [2, 31],
  [3, 1],
  [4, 31],
  [10, 30],
  [11, 31],
] as const;

/** Both sides of midnight in India, and of midnight in UTC. Half a minute before, so that a run crosses it. */
const TIMES = ['18:29:30', '18:30:30', '23:59:30', '00:00:30'];

/** Moments at which dates go wrong, all of them after `now`, the next 29 February included. */
export function moments(now: Date): string[] {
  const year = now.getUTCFullYear();
  const next = (month: number, day: number, from = year): string => {
    const at = new Date(Date.UTC(from, month, day));
    const isThatDay = at.getUTCMonth() === month;
    return isThatDay && at > now ? at.toISOString().slice(0, 10) : next(month, day, from + 1);
  };
  const days = [...DAYS.map(([month, day]) => next(month, day)), next(1, 29)].sort();
  return days.flatMap((day) => TIMES.map((time) => `${day}T${time}Z`));
}
