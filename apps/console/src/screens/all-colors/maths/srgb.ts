/** Red, green and blue. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Whether a text is `#` and six hex digits. */
export function isHex(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** The linear light of a colour, `#` and six hex digits; each part from 0 to 1. */
export function linearOf(hex: string): Rgb {
  return [linear(hex, 1), linear(hex, 3), linear(hex, 5)];
}

function linear(hex: string, at: number): number {
  const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** A matrix times a colour. */
export function times(matrix: readonly [Rgb, Rgb, Rgb], [red, green, blue]: Rgb): Rgb {
  const row = ([r, g, b]: Rgb) => r * red + g * green + b * blue;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}
