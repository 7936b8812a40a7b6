const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Completes the first 14 characters of a GSTIN, India's tax number, with its check character. */
export function gstinOf(first14: string): string {
  const sum = [...first14].reduce((total, character, place) => {
    const product = DIGITS.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return first14 + DIGITS.charAt((36 - (sum % 36)) % 36);
}

/** Whether the last character of a GSTIN belongs to the others: a typing error almost never keeps it so. */
export function isGstin(gstin: string): boolean {
  return gstin === gstinOf(gstin.slice(0, 14));
}

/** The PAN of the holder of a GSTIN. */
export function panOf(gstin: string): string {
  return gstin.slice(2, 12);
}
