/** Reads the colours that a style sheet of tokens writes. */
import type { Rgb } from './contrast.ts';

/** A colour with its opacity, from 0 to 1. */
export interface Color {
  readonly rgb: Rgb;
  readonly alpha: number;
}

/** Converts OKLCH to sRGB, each channel from 0 to 1 in 256 steps. */
export function oklchToRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const encode = (linear: number) => {
    const value = Math.min(1, Math.max(0, linear));
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255) / 255;
  };
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const names: Readonly<Record<string, Color>> = {
  transparent: { rgb: [1, 1, 1], alpha: 0 },
  white: { rgb: [1, 1, 1], alpha: 1 },
  black: { rgb: [0, 0, 0], alpha: 1 },
};

/** Reads a hexadecimal, rgb(), oklch() or named colour. Returns `undefined` for any other. */
export function readColor(text: string): Color | undefined {
  const value = text.trim().toLowerCase();
  const [, digits] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(value) ?? [];
  if (digits) {
    const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
    const at = (index: number) => Number.parseInt(full.slice(2 * index, 2 * index + 2), 16) / 255;
    return { rgb: [at(0), at(1), at(2)], alpha: full.length === 8 ? at(3) : 1 };
  }
  const [, name, inner = ''] = /^(rgb|oklch)a?\(([^()]+)\)$/.exec(value) ?? [];
  const parts = inner.split(/[\s,/]+/).filter(Boolean);
  const number = (index: number, whole = 1) => {
    const part = parts[index] ?? '';
    const parsed = Number.parseFloat(part === 'none' ? '0' : part);
    return part.endsWith('%') ? (parsed / 100) * whole : parsed;
  };
  const alpha = parts.length > 3 ? number(3) : 1;
  if (name === 'rgb')
    return color([number(0, 255) / 255, number(1, 255) / 255, number(2, 255) / 255], alpha);
  if (name === 'oklch') return color(oklchToRgb(number(0), number(1, 0.4), number(2)), alpha);
  return names[value];
}

const color = (rgb: Rgb, alpha: number): Color | undefined =>
  [...rgb, alpha].every(Number.isFinite) ? { rgb, alpha } : undefined;

/** Returns the color with what is under it. */
export function over({ rgb, alpha }: Color, under: Rgb): Rgb {
  const mix = (channel: 0 | 1 | 2) => rgb[channel] * alpha + under[channel] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}
