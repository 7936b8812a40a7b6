import type { BadgeTone } from '../badge/index.ts';
import type { CivilDate } from '../primitives/dates/civil-days.ts';

/** An item on a day: "3 renewals". */
export interface MonthCalendarItem {
  /** Unique within the day. */
  key: string;
  label: string;
  /** Default `neutral`. The tone is only an extra cue. */
  tone?: BadgeTone | undefined;
}

/** A day with items. */
export interface MonthCalendarDay {
  /** `YYYY-MM-DD`. */
  date: CivilDate;
  items: readonly MonthCalendarItem[];
}
