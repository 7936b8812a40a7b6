import { type AmountAt, finerThanCurrency } from '@booking/api-client/contract';
import { fieldError } from '../http-error.ts';

/** Refuses an amount that has more digits than its currency, such as half a paisa. @throws HttpError `VALIDATION` at its path. */
export function refuseFinerAmounts(amounts: readonly AmountAt[], currency: string): void {
  const path = finerThanCurrency(amounts, currency);
  if (path === undefined) return;
  throw fieldError('VALIDATION', path, `This amount has more digits than ${currency} has.`);
}
