const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Whole rupees in Indian grouping, `₹1,03,948`. */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}
