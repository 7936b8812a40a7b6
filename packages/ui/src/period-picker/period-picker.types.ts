import type { CivilDate } from '../primitives/civil-days.ts';

/** First and last day, `YYYY-MM-DD`, inclusive. */
export interface DateRangeValue {
  startDate: CivilDate;
  endDate: CivilDate;
}

/** A named range: "Last 7 days". */
export interface DateRangePreset extends DateRangeValue {
  key: string;
  label: string;
}
