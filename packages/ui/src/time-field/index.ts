export type { HourCycle } from './time-field.messages.ts';
export { TimeField, type TimeFieldProps } from './time-field.tsx';
