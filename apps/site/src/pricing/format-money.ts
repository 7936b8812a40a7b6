/** An amount in Indian grouping, `₹1,03,948`; decimals only where there are any. */
export function formatMoney(amount: number, currency: string): string {
  const isWhole = Number.isInteger(amount);
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }).format(amount);
}

/** Whole rupees in Indian grouping. */
export function formatRupees(amount: number): string {
  return formatMoney(amount, 'INR');
}
