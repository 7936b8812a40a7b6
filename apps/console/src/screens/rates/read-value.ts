import { currencyDigits, RATE_PRICE_MAX, STAY_NIGHTS_MAX } from '@booking/api-client/facts';
import { moneyText } from '../../region/money.ts';
import { typedNumbers } from '../../region/typed-number.ts';

/** A value that was read from a text, or what is wrong with it. */
export type ReadValue =
  | { readonly value: number; readonly problem?: undefined }
  | { readonly problem: string };

/** More than any currency has: tells an amount with too many decimals from what is none. */
const DIGITS_MAX = 12;

/** Reads an amount as a money field does. @param locale Default: the viewer's. */
export function readAmount(text: string, currency: string, locale?: string): ReadValue {
  const digits = currencyDigits(currency);
  const numbers = typedNumbers(digits, locale);
  const value = numbers.parse(text)?.value ?? undefined;
  if (value !== undefined && value >= 0 && value <= RATE_PRICE_MAX) return { value };
  if (value !== undefined) {
    return { problem: `Enter an amount from 0 to ${moneyText(RATE_PRICE_MAX, currency)}.` };
  }
  // With 4.500, a thousand may be meant: only more decimals than that are told for what they are.
  const isTooFine = (typedNumbers(DIGITS_MAX, locale).parse(text)?.value ?? null) !== null;
  if (isTooFine) {
    const most = digits === 0 ? 'no decimals' : `up to ${digits} decimals`;
    return { problem: `Enter an amount with ${most}, for example ${numbers.format(4500)}.` };
  }
  return { problem: `Enter an amount, for example ${numbers.format(digits > 0 ? 4500.5 : 4500)}.` };
}

/** Reads a number of nights. */
export function readNights(text: string, locale?: string): ReadValue {
  const nights = typedNumbers(0, locale).parse(text)?.value ?? 0;
  if (nights >= 1 && nights <= STAY_NIGHTS_MAX) return { value: nights };
  return { problem: `Enter 1 to ${STAY_NIGHTS_MAX} nights.` };
}
