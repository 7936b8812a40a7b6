/** The tax of a price. */
export interface TaxedPrice {
  readonly currency: string;
  /** A percentage. */
  readonly taxRate: number;
  readonly taxInclusive: boolean;
}

/** Returns the name of the tax on prices in a currency. */
export function taxName(currency: string): string {
  return currency === 'INR' ? 'GST' : 'tax';
}

/** Returns the text beside a price that tax is added to: "plus GST". Undefined where nothing is added. */
export function taxAdded({ currency, taxRate, taxInclusive }: TaxedPrice): string | undefined {
  return taxInclusive || taxRate === 0 ? undefined : `plus ${taxName(currency)}`;
}

/** Whether a price has tax in it. */
export function includesTax({ taxRate, taxInclusive }: TaxedPrice): boolean {
  return taxInclusive && taxRate > 0;
}
