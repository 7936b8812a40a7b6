import type { CivilDate } from '../primitives/civil-days.ts';

/** The first and the last day, `YYYY-MM-DD`; both belong to the range. */
export interface DateRangeValue {
  startDate: CivilDate;
  endDate: CivilDate;
}

/** A range that has a name: "Last 7 days". */
export interface DateRangePreset extends DateRangeValue {
  key: string;
  label: string;
}
