export {
  MonthCalendar,
  type MonthCalendarPart,
  type MonthCalendarProps,
} from './month-calendar.tsx';
export type { MonthCalendarDay, MonthCalendarItem } from './month-calendar.types.ts';
