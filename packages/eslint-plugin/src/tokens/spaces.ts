import { library } from '../library.ts';
import { partsOf, type ValuePart } from './parts.ts';

const spaceProperty =
  /^(margin|padding)((Block|Inline)?(Start|End)?|Top|Right|Bottom|Left)$|^(gap|rowGap|columnGap|gridGap|gridRowGap|gridColumnGap)$/;

/** A length, where it stands. */
export interface Space extends ValuePart {
  readonly px: number;
}

/** The lengths in a value of a property that is a space. A hairline is none. */
export function spacesIn(property: string, value: string | number): Space[] {
  if (!spaceProperty.test(property)) return [];
  const parts =
    typeof value === 'number'
      ? [{ text: String(value), index: 0, px: value }]
      : partsOf(value, /(?<![\w.#])-?(?:\d+\.?\d*|\.\d+)(?:px|rem)\b/g).map((part) => ({
          ...part,
          px: Number.parseFloat(part.text) * (part.text.endsWith('rem') ? 16 : 1),
        }));
  return parts.filter(({ px }) => Math.abs(px) > 1);
}

export const isStep = (px: number) => library.spaces.includes(Math.abs(px));

/** The steps below and above a length, the nearer first. */
export function stepsNear(px: number): number[] {
  const length = Math.abs(px);
  const below = library.spaces.filter((step) => step < length).at(-1);
  const above = library.spaces.find((step) => step > length);
  return [below, above]
    .filter((step) => step !== undefined)
    .sort((a, b) => Math.abs(a - length) - Math.abs(b - length))
    .map((step) => step * Math.sign(px));
}

/** A step as CSS writes it. */
export function stepText(px: number): string {
  const variable = `var(--bk-space-${Math.abs(px)})`;
  return px < 0 ? `calc(-1 * ${variable})` : variable;
}
