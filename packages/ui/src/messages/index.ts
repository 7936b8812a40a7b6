export { type DateFormats, dateFormats } from '../calendar/date-formats.ts';
export { directionOf } from '../primitives/text/direction-of.ts';
export { numberFormats } from '../primitives/text/number-formats.ts';
export { timeFormats } from '../time-field/time-field.messages.ts';
export { en } from './en.ts';
export { hi } from './hi.ts';
export type { Messages } from './messages.ts';
export { MessagesProvider, type MessagesProviderProps } from './messages-provider.tsx';
