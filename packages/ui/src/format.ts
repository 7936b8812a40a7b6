/** Writes values as the fields show them, for lists, cells and texts. */
export { formatMoney } from './money-field/currency-facts.ts';
export { formatPhone } from './phone-field/phone-number.ts';
