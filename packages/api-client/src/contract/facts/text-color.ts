const BLACK = '#000000';
const WHITE = '#ffffff';

/** Returns black or white, whichever is easier to read on a colour (`#` and six hex digits, WCAG 2.2). */
export function bestTextColor(hex: string): string {
  const light = luminance(hex);
  return contrast(light, luminance(BLACK)) >= contrast(light, luminance(WHITE)) ? BLACK : WHITE;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The relative luminance, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
