/** Reads what people type as the fields do, without a field: cells of a grid, of a spreadsheet or of a file. */
export { type DateFormats, dateFormats } from './calendar/date-formats.ts';
export { parseTypedDate } from './date-picker/typed-date.ts';
export {
  type NumberText,
  type NumberTextOptions,
  numberText,
} from './number-field/number-format.ts';
export { dialCodeOf } from './phone-field/dial-codes.ts';
