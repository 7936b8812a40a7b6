/** Writes the values of tokens as CSS. */
import * as z from 'zod/mini';
import { color, type Flat, type Leaf, resolve } from './token-tree.ts';

export const dimension = z.object({ value: z.number(), unit: z.string() });
export const shadow = z.array(
  z.object({
    offsetX: dimension,
    offsetY: dimension,
    blur: dimension,
    spread: z.optional(dimension),
    color,
    inset: z.optional(z.boolean()),
  }),
);
export const typography = z.object({
  fontFamily: z.string(),
  fontSize: dimension,
  fontWeight: z.union([z.number(), z.string()]),
  letterSpacing: z.optional(dimension),
  lineHeight: z.number(),
});
export function colorText(value: unknown): string {
  const { components, alpha = 1 } = color.parse(value);
  if (alpha === 0) return 'transparent';
  return `oklch(${components.join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`;
}

/** A reference to the brand's scale stays one: who sets the scale recolours everything that refers to it. */
export function colorValue(flat: Flat, value: unknown): string {
  const step = typeof value === 'string' ? /^\{color\.brand\.(.+)\}$/.exec(value)?.[1] : undefined;
  return step === undefined ? colorText(resolve(flat, value)) : `var(--bk-brand-${step})`;
}

const lengthText = ({ value, unit }: z.infer<typeof dimension>) =>
  value === 0 ? '0' : `${value}${unit}`;

/** Converts pixels to rem, so that text follows the browser's font size. */
const rem = ({ value, unit }: z.infer<typeof dimension>) =>
  unit === 'px' ? `${Number((value / 16).toFixed(5))}rem` : `${value}${unit}`;

export function shadowText(value: unknown): string {
  return shadow
    .parse(value)
    .map((layer) =>
      [
        layer.inset ? 'inset' : '',
        lengthText(layer.offsetX),
        lengthText(layer.offsetY),
        lengthText(layer.blur),
        layer.spread && layer.spread.value !== 0 ? lengthText(layer.spread) : '',
        colorText(layer.color),
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
}

export function plainText(flat: Flat, token: Leaf): string {
  const value = resolve(flat, token.$value);
  switch (token.$type) {
    case 'fontFamily':
      return z
        .array(z.string())
        .parse(value)
        .map((name) => (name.includes(' ') ? `"${name}"` : name))
        .join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${z.array(z.number()).parse(value).join(', ')})`;
    case 'dimension':
    case 'duration':
      return lengthText(dimension.parse(value)) === '0' ? '0' : lengthText(dimension.parse(value));
    default:
      return String(value);
  }
}

export function typeText(flat: Flat, token: Leaf): { font: string; tracking: string } {
  const value = typography.parse(resolve(flat, token.$value));
  const family = /\{font\.family\.(\w+)\}/.exec(value.fontFamily)?.[1] ?? 'text';
  const weight = resolve(flat, value.fontWeight);
  return {
    font: `${weight} ${rem(value.fontSize)}/${value.lineHeight} var(--bk-font-${family})`,
    tracking: value.letterSpacing ? lengthText(value.letterSpacing) : '0',
  };
}
