import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { trackedFiles } from '../check/tracked-files.ts';
import { root } from '../command/command.ts';

interface Rule {
  readonly pattern: RegExp;
  readonly files: RegExp;
  readonly why: string;
}

const text = /\.(tsx?|mjs|json|ya?ml|md|mdx|css|html|sql|tsv)$|^\.ci\/run$|^\.npmrc$/;
const product = /^(apps|packages)\/[^/]+\/src\/.*\.(tsx?|css|html)$/;

const rules: readonly Rule[] = [
  {
    pattern: /["'`\s(](\/(?:work|root|Users|home\/\w+)\/\w)/,
    files: text,
    why: 'a path of one machine',
  },
  {
    pattern: /\bhttps?:\/\/[^/\s"'`]*(registry|verdaccio|artifactory|nexus)[^\s"'`]*/i,
    files: text,
    why: 'the address of a package registry',
  },
  {
    pattern: /coming (soon|later)|lorem ipsum|not implemented|\b(TODO|FIXME|XXX)\b/i,
    files: product,
    why: 'a promise instead of the thing',
  },
  {
    pattern: /\.(only|skip|todo)\(/,
    files: /\.(test|e2e)\.tsx?$/,
    why: 'a test that is left out',
  },
  {
    pattern: /\b(biome-ignore(?!.*: \S)|@ts-(ignore|nocheck|expect-error))/,
    files: /\.tsx?$/,
    why: 'a silenced check without its reason',
  },
];

/** Finds what may not stand in a file, a line each. */
export function findings(file: string, content: string): string[] {
  const held = rules.filter(({ files }) => files.test(file));
  if (held.length === 0) return [];
  return content.split('\n').flatMap((line, index) =>
    held.flatMap(({ pattern, why }) => {
      const found = pattern.exec(line)?.[0];
      return found ? [`${file}:${index + 1} ${why}: ${found.trim()}`] : [];
    }),
  );
}

/** No file holds an address of one machine, a registry, a promise, or a test that is left out. */
export const wording: Check = {
  name: 'wording',
  title: 'no machine paths, registries, promises or silenced checks',
  async run() {
    const files = (await trackedFiles()).filter((file) => !file.startsWith('scripts/wording/'));
    const problems: string[] = [];
    for (const file of files) {
      if (!text.test(file)) continue;
      problems.push(...findings(file, await readFile(path.join(root, file), 'utf8')));
    }
    return judged(problems, `${files.length} files`);
  },
};
