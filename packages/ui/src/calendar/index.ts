export type { CivilDate, DateRangeValue, Weekday } from '../primitives/dates/civil-days.ts';
export { type Week, weekOf } from '../primitives/dates/week-of.ts';
export { Calendar, type CalendarPart, type CalendarProps } from './calendar.tsx';
export {
  RangeCalendar,
  type RangeCalendarPart,
  type RangeCalendarProps,
} from './range-calendar.tsx';
export type { DateRangePreset } from './range-panel.tsx';
