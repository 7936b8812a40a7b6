import { contrast, type Rgb } from '../tokens/contrast.ts';

/** Hue in degrees, saturation and lightness in per cent. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** Returns a typed colour as `#` and six small hex digits: "1E88E5", "#1e88e5" and "#18e" are colours. */
export function parseHex(text: string): string | undefined {
  const [, digits = ''] = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(text) ?? [];
  if (digits === '') return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${long.toLowerCase()}`;
}

function rgbOf(hex: string): Rgb {
  const share = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [share(1), share(3), share(5)];
}

/** Returns the contrast ratio of two colours, both `#` and six hex digits. */
export const ratioOf = (a: string, b: string): number => contrast(rgbOf(a), rgbOf(b));

/** Returns black or white, whichever reads better on a colour. */
export const readableOn = (hex: string): string =>
  ratioOf(hex, '#000000') >= ratioOf(hex, '#ffffff') ? '#000000' : '#ffffff';

export function toHsl(hex: string): Hsl {
  const [red, green, blue] = rgbOf(hex);
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const range = max - min;
  const lightness = (max + min) / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness: Math.round(lightness * 100) };
  const sector =
    max === red
      ? ((green - blue) / range + 6) % 6
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return {
    hue: Math.round(sector * 60) % 360,
    saturation: Math.round((range / (1 - Math.abs(2 * lightness - 1))) * 100),
    lightness: Math.round(lightness * 100),
  };
}

export function toHex({ hue, saturation, lightness }: Hsl): string {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const part = (at: number) => {
    const turn = (at + hue / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
