/**
 * Builds the sprite `dist/icons.svg`, one `<symbol>` per icon, and the names for TypeScript. The drawings are Lucide's
 * with our stroke of 1.75, and our logo. Nothing that could run or style the page is kept: no scripts, styles or event
 * attributes, and every id is `bk-<name>`, so that it can't clash with ids of the page.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { symbol } from '../src/command/symbol.ts';
import { iconGroups } from '../src/icon/icons.ts';

const lucide = new URL('../node_modules/lucide-static/icons/', import.meta.url);
const own = new URL('../src/icon/', import.meta.url);
const ownIcons: ReadonlySet<string> = new Set(['logo']);

/** Returns the names in list order. Throws on duplicates. */
export function iconNames(groups: Readonly<Record<string, string>> = iconGroups): string[] {
  const names = Object.values(groups).flatMap((group) => group.split(' '));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`The icon "${twice}" is listed twice.`);
  return names;
}

/** Returns the whole sprite. */
export async function sprite(names: readonly string[]): Promise<string> {
  const symbols = await Promise.all(
    names.map(async (name) =>
      symbol(
        name,
        await readFile(new URL(`${name}.svg`, ownIcons.has(name) ? own : lucide), 'utf8'),
        ownIcons.has(name) ? 'own' : 'stroke',
      ),
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** Returns the generated module: names by group, for types and the icons page. */
export function nameModule(groups: Readonly<Record<string, string>> = iconGroups): string {
  const entries = Object.entries(groups).map(([group, text]) => {
    const lines = text.split(' ').map((name) => `    '${name}',`);
    return `  ${/\W/.test(group) ? `'${group}'` : group}: [\n${lines.join('\n')}\n  ],`;
  });
  return `// Generated from icons.ts by build/icons.ts. Do not edit.

/** The icon names by topic. */
export const iconNames = {
${entries.join('\n')}
} as const;

/** The names of a product's own icons. \`npx @booking/ui icons\` writes a file that adds them. */
// biome-ignore lint/suspicious/noEmptyInterface: products add to it.
export interface HostIcons {}

/** An icon of the sprite: ours, or one that the product has added. */
export type IconName = (typeof iconNames)[keyof typeof iconNames][number] | keyof HostIcons;
`;
}

export async function buildIcons(): Promise<void> {
  const dist = new URL('../dist/', import.meta.url);
  await mkdir(dist, { recursive: true });
  const text = await sprite(iconNames());
  await writeFile(new URL('icons.svg', dist), text);
  // For servers that serve precompressed files; not part of the package.
  await writeFile(new URL('icons.svg.br', dist), brotliCompressSync(text));
  await writeFile(new URL('icons.svg.gz', dist), gzipSync(text, { level: 9 }));
  await mkdir(new URL('generated/', own), { recursive: true });
  await writeFile(new URL('generated/icon-names.ts', own), nameModule());
}

if (import.meta.main) await buildIcons();
