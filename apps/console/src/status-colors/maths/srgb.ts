/** Red, green and blue. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The parts of a colour, `#` and six hex digits; each from 0 to 1. */
export function rgbOf(hex: string): Rgb {
  return [share(hex, 1), share(hex, 3), share(hex, 5)];
}

/** The linear light of a colour, `#` and six hex digits; each part from 0 to 1. */
export function linearOf(hex: string): Rgb {
  const [red, green, blue] = rgbOf(hex);
  return [linear(red), linear(green), linear(blue)];
}

function share(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16) / 255;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** A matrix times a colour. */
export function times(matrix: readonly [Rgb, Rgb, Rgb], [red, green, blue]: Rgb): Rgb {
  const row = ([r, g, b]: Rgb) => r * red + g * green + b * blue;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}
