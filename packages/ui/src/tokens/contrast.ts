/** Text at any size; the lower ratio for large text isn't used. */
export const TEXT_FLOOR = 4.5;
/** Focus rings, control borders, bars, spinners and fills. */
export const SHAPE_FLOOR = 3;

/** Gamma-encoded sRGB, each from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns WCAG's contrast ratio of two colours, from 1 to 21. */
export function contrast(first: Rgb, second: Rgb): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
