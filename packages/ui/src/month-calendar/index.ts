export {
  MonthCalendar,
  type MonthCalendarDay,
  type MonthCalendarItem,
  type MonthCalendarProps,
} from './month-calendar.tsx';
