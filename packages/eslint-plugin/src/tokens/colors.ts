import { differenceEuclidean, parse } from 'culori';
import { type ColorToken, library } from '../library.ts';
import { partsOf, type ValuePart } from './parts.ts';

const colorProperty =
  /color$|^(background|backgroundImage|border(Block|Inline)?(Start|End|Top|Right|Bottom|Left)?|outline|fill|stroke|boxShadow|textShadow|textDecoration|columnRule|caret|accent)$|^--/i;

/** Hex, functions of colours, and words that may name one. */
const candidate =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|(?<![\w-])[a-z]+(?![\w(-])/gi;

/** The literal colours in a value of a property. */
export function colorsIn(property: string, value: string): ValuePart[] {
  if (!colorProperty.test(property)) return [];
  // Brackets of Tailwind write a blank as `_`. A custom property may hold any word.
  return partsOf(value.replaceAll('_', ' '), candidate).filter(
    ({ text }) =>
      text.toLowerCase() !== 'transparent' &&
      !(property.startsWith('--') && /^[a-z]+$/i.test(text)) &&
      parse(text) !== undefined,
  );
}

/** Colours that differ less are taken for each other. */
const NEAR = 0.08;

const difference = differenceEuclidean('oklab');

/** The tokens for a property that are close to a colour in the light theme, the nearest first. */
export function tokensNear(property: string, color: string): string[] {
  const parsed = parse(color);
  if (!parsed || (parsed.alpha ?? 1) < 1) return [];
  const purpose = purposeOf(property);
  return library.colors
    .filter((token) => purpose === undefined || token.use === purpose)
    .map(({ variable, light }) => ({ variable, distance: difference(parsed, light) }))
    .filter(({ distance }) => distance < NEAR)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ variable }) => variable);
}

function purposeOf(property: string): ColorToken['use'] | undefined {
  if (/^background/i.test(property)) return 'background';
  if (/^(border|outline)/i.test(property)) return 'border';
  return property === 'color' ? 'text' : undefined;
}
