import { ABROAD, gstShares, gstStateOf, netOf, type TaxShare } from '@booking/api-client/contract';
import type { PaperContent } from '../schema/paper.ts';

interface Taxed {
  readonly amountMinor: number;
  readonly rate: number;
  readonly currency: string;
}

/**
 * The tax in an amount, as its ledger has it, split by the place of supply. Without the state of the supplier, and in
 * another currency than rupees, it stays one.
 */
export function taxesOf(
  { amountMinor, rate, currency }: Taxed,
  supplier: PaperContent['placeOfSupply'],
  supply: PaperContent['placeOfSupply'],
  day: string,
): { readonly taxableMinor: number; readonly taxes: readonly TaxShare[] } {
  const taxableMinor = netOf(amountMinor, rate);
  const minor = amountMinor - taxableMinor;
  if (rate === 0) return { taxableMinor, taxes: [] };
  const from = supplier && gstStateOf(supplier.code, day);
  const to = supply?.code === ABROAD.code ? ABROAD : supply && gstStateOf(supply.code, day);
  if (currency !== 'INR') return { taxableMinor, taxes: [{ name: 'Tax', rate, minor }] };
  if (!from || !to) return { taxableMinor, taxes: [{ name: 'GST', rate, minor }] };
  return { taxableMinor, taxes: gstShares({ rate, minor }, { supplier: from, supply: to }, day) };
}
