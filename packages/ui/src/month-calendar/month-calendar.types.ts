import type { CivilDate } from '../primitives/civil-days.ts';
import type { TagTone } from '../tag/index.ts';

/** What happens on a day, as a line: "3 renewals". */
export interface MonthCalendarItem {
  /** Unique on its day. */
  key: string;
  label: string;
  /** Default `neutral`. The label says it all; the tone only helps to find it. */
  tone?: TagTone;
}

/** A day on which something happens. */
export interface MonthCalendarDay {
  /** `YYYY-MM-DD`. */
  date: CivilDate;
  items: readonly MonthCalendarItem[];
}
