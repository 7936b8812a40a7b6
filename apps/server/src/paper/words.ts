import { majorOf } from '@booking/api-client/contract';
import { ToWords } from 'to-words';

const indian = new ToWords({ localeCode: 'en-IN' });
const western = new ToWords({ localeCode: 'en-US' });

/** An amount in words, as a paper has to say it: "One Lakh Rupees and Five Paise Only". */
export function amountInWords(minor: number, currency: string): string {
  const amount = majorOf(minor, currency);
  if (currency === 'INR') return indian.convert(amount, { currency: true });
  return `${currency} ${western.convert(amount)}`;
}
