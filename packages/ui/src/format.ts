/** Writes values as the fields show them, for lists, cells and texts, and counts days: for servers too. */
export { type DateFormats, dateFormats } from './calendar/date-formats.ts';
export { type DayForm, formatDay } from './calendar/format-day.ts';
export { formatMoney, type MoneyFormat } from './money-field/currency-facts.ts';
export { formatPhone } from './phone-field/phone-number.ts';
export { addDays, daysBetween } from './primitives/dates/count-days.ts';
export { timeIn, todayIn } from './primitives/dates/time-in-zone.ts';
export { formatRelative } from './primitives/text/format-relative.ts';
export { formatTime } from './time-field/format-time.ts';
export type { HourCycle } from './time-field/time-field.messages.ts';
