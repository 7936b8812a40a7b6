export type { HourCycle } from './time-field.messages.ts';
export { TimeField, type TimeFieldPart, type TimeFieldProps } from './time-field.tsx';
