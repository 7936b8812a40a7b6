import { readFileSync } from 'node:fs';

/** The typefaces of papers: what a character is set in, by the ranges that their packages name. */

export type Weight = 400 | 600;

const WEIGHTS: readonly Weight[] = [400, 600];

const geist = import.meta.resolve('@fontsource/geist/unicode.json');
const devanagari = import.meta.resolve('@fontsource/noto-sans-devanagari/unicode.json');

/** The first one with a character has it. The first of all has what none of them knows. */
const SUBSETS = [
  { ranges: geist, family: 'geist', subset: 'latin' },
  // The sign of the rupee is here.
  { ranges: geist, family: 'geist', subset: 'latin-ext' },
  { ranges: devanagari, family: 'noto-sans-devanagari', subset: 'devanagari' },
] as const;

interface Subset {
  readonly name: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

interface Face {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A part of a text in one face. */
export interface Run {
  readonly face: string;
  readonly text: string;
}

function readRanges(file: string, subset: string): Subset['ranges'] {
  const all: Readonly<Record<string, string>> = JSON.parse(readFileSync(new URL(file), 'utf8'));
  return (all[subset] ?? '').split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

const subsets: readonly Subset[] = SUBSETS.map(({ ranges, subset }) => ({
  name: subset,
  ranges: readRanges(ranges, subset),
}));

/** All faces, by the names that runs have. */
export const faces: readonly Face[] = WEIGHTS.flatMap((weight) =>
  SUBSETS.map(({ ranges, family, subset }) => ({
    name: faceName(subset, weight),
    bytes: readFileSync(new URL(`files/${family}-${subset}-${weight}-normal.woff`, ranges)),
  })),
);

function faceName(subset: string, weight: Weight): string {
  return `${subset} ${weight}`;
}

/** Splits a text where another face has to go on. Blanks stay with what is before them. */
export function runsOf(text: string, weight: Weight): readonly Run[] {
  const runs: { face: string; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const face = faceName(subsetOf(character), weight);
    if (last && (last.face === face || character === ' ')) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}

function subsetOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const has = ({ ranges }: Subset) => ranges.some(([from, to]) => from <= point && point <= to);
  return (subsets.find(has) ?? subsets[0])?.name ?? '';
}
