import { majorOf } from '@booking/api-client/contract';
import { create } from 'qrcode';

/** The recipient of a payment. */
interface Payee {
  readonly upiId: string;
  readonly name: string;
}

/** The address that apps of UPI pay by: the payee, the amount and the number of the paper. */
export function upiAddress({ upiId, name }: Payee, minor: number, note: string): string {
  const fields = { pa: upiId, pn: name, am: majorOf(minor, 'INR').toFixed(2), cu: 'INR', tn: note };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}

/** The dark squares of the QR code of a text, and how many there are in a row. */
export function codeSquares(text: string) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  const dark = Array.from(data, (isDark, at) => ({ isDark, at }))
    .filter(({ isDark }) => isDark)
    .map(({ at }): readonly [number, number] => [at % size, Math.floor(at / size)]);
  return { size, dark };
}
