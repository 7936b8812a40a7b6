export { dateFormats } from '../date-picker/date-picker.messages.ts';
export { timeFormats } from '../time-field/time-field.messages.ts';
export { en } from './en.ts';
export { hi } from './hi.ts';
export type { Messages } from './messages.ts';
export { MessagesProvider, type MessagesProviderProps } from './messages-provider.tsx';
export { numberFormats } from './number-formats.ts';
