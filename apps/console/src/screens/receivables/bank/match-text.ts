import type { BankLine } from '@booking/api-client';
import type { BankMatch } from '@booking/api-client/facts';
import { moneyText } from '../../../region/money.ts';

const words: Readonly<Record<BankMatch, string>> = {
  invoice: 'Names its invoice',
  code: 'Names its code',
  amount: 'Owes this amount',
};

/** "Names its code, ₹1,999 due" */
export function matchText({ by, balance }: BankLine['matches'][number]): string {
  return `${words[by]}, ${balance > 0 ? `${moneyText(balance, 'INR')} due` : 'nothing due'}`;
}
