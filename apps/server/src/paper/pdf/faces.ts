import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The typefaces of papers: what a character is set in, by the ranges that their packages name. */

export type Weight = 400 | 600;

const WEIGHTS: readonly Weight[] = [400, 600];

/** The first one with a character has it. The first of all has what none of them knows. */
const SUBSETS = [
  ['@fontsource/geist', 'geist', 'latin'],
  // The sign of the rupee is here.
  ['@fontsource/geist', 'geist', 'latin-ext'],
  ['@fontsource/noto-sans-devanagari', 'noto-sans-devanagari', 'devanagari'],
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

const fileOf = (packageName: string, file: string) =>
  fileURLToPath(import.meta.resolve(`${packageName}/${file}`));

function readRanges(packageName: string, subset: string): Subset['ranges'] {
  const all: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(fileOf(packageName, 'unicode.json'), 'utf8'),
  );
  return (all[subset] ?? '').split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

const subsets: readonly Subset[] = SUBSETS.map(([packageName, , name]) => ({
  name,
  ranges: readRanges(packageName, name),
}));

/** All faces, by the names that runs have. */
export const faces: readonly Face[] = WEIGHTS.flatMap((weight) =>
  SUBSETS.map(([packageName, family, subset]) => ({
    name: faceName(subset, weight),
    bytes: readFileSync(fileOf(packageName, `files/${family}-${subset}-${weight}-normal.woff`)),
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
