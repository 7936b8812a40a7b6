import type { SavedView } from '@booking/api-client';
import type { DayRange } from '@booking/api-client/facts';
import { addYears } from '../../../dates/civil-date.ts';
import { isDay } from '../grid/rate-window.ts';

/** Days of the year that someone has given a name. */
export interface Season {
  readonly id: string;
  readonly name: string;
  readonly ranges: readonly DayRange[];
}

/** The seasons of an institute among the user's saved views, by name. */
export function seasonsOf(
  views: Readonly<Record<string, SavedView>>,
  institution: string,
): readonly Season[] {
  return Object.entries(views)
    .flatMap(([id, { name, query }]) => {
      const params = new URLSearchParams(query);
      const ranges = params.getAll('days').flatMap(rangeOf);
      return params.get('institution') === institution && ranges.length > 0
        ? { id, name, ranges }
        : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Returns the stored text of the days, in the form of an address's query. */
export function seasonQuery(institution: string, ranges: readonly DayRange[]): string {
  const params = new URLSearchParams({ institution });
  for (const { startDate, endDate } of ranges) params.append('days', `${startDate}..${endDate}`);
  return params.toString();
}

function rangeOf(text: string): readonly DayRange[] {
  const [startDate = '', endDate = ''] = text.split('..');
  return isDay(startDate) && isDay(endDate) && startDate <= endDate ? [{ startDate, endDate }] : [];
}

/** The next days of a season, in their order: those that are over come again a year later, on the same dates. */
export function nextRanges(ranges: readonly DayRange[], today: string): readonly DayRange[] {
  return ranges
    .map((range) => {
      let years = 0;
      while (addYears(range.endDate, years) < today) years += 1;
      const startDate = addYears(range.startDate, years);
      return {
        startDate: startDate < today ? today : startDate,
        endDate: addYears(range.endDate, years),
      };
    })
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
}
