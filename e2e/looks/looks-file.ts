import { readFile, writeFile } from 'node:fs/promises';
import type { Look, Looks, Part } from './look.ts';

/**
 * Writes looks as text. Screens that follow one another have most of their parts in common, so each style and each part
 * is written once, and a screen is a list of ranges of parts.
 */
export async function writeLooks(file: string | URL, looks: Looks): Promise<void> {
  const styles = new Map<string, number>();
  const parts = new Map<string, number>();
  const screens = [...looks].map(([name, look]) => {
    const numbers = look.map(({ x, y, width, height, style, text }) =>
      numberIn(parts, [x, y, width, height, numberIn(styles, style), text].join(' ')),
    );
    return `${name}: ${rangesOf(numbers)}`;
  });
  const sections = [[...styles.keys()], [...parts.keys()], screens];
  await writeFile(file, `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`);
}

export async function readLooks(file: string | URL): Promise<Looks> {
  const [styles = [], lines = [], screens = []] = (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n\n')
    .map((section) => section.split('\n'));
  const parts = lines.map((line) => partOf(line, styles));
  return new Map(
    screens.map((line) => {
      const [name = '', ranges = ''] = line.split(': ');
      return [
        name,
        ranges.split(' ').flatMap((range): Look => {
          const [first = 0, last = first] = range.split('-').map(Number);
          return parts.slice(first, last + 1);
        }),
      ];
    }),
  );
}

function partOf(line: string, styles: readonly string[]): Part {
  const [x = 0, y = 0, width = 0, height = 0, style = 0] = line.split(' ', 5).map(Number);
  const text = line.split(' ').slice(5).join(' ');
  return { x, y, width, height, style: styles[style] ?? '', text };
}

function numberIn(all: Map<string, number>, entry: string): number {
  const number = all.get(entry) ?? all.size;
  all.set(entry, number);
  return number;
}

/** `0-4 7 9-12`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.last === number - 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(' ');
}
