import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { trackedFiles } from '../check/tracked-files.ts';
import { root } from '../command/command.ts';
import { exceptions } from './exceptions.ts';
import { textsOf } from './texts.ts';
import { retired } from './words.ts';

interface Rule {
  readonly pattern: RegExp;
  readonly files: RegExp;
  readonly why: string;
}

const text = /\.(tsx?|mjs|json|ya?ml|md|mdx|css|html|sql|tsv)$|^\.ci\/run$|^\.npmrc$/;
/** In Spanish "todo" is "all". */
const productInEnglish =
  /^(?!packages\/ui\/src\/messages\/es)(apps|packages)\/[^/]+\/src\/.*\.(tsx?|css|html)$/;

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
    files: productInEnglish,
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

/** Finds what a file must not contain, a line each. */
export function findings(file: string, content: string): string[] {
  return [...forbidden(file, content), ...retiredWords(file, content)];
}

function forbidden(file: string, content: string): string[] {
  const held = rules.filter(({ files }) => files.test(file));
  if (held.length === 0) return [];
  return content.split('\n').flatMap((line, index) =>
    held.flatMap(({ pattern, why }) => {
      const found = pattern.exec(line)?.[0];
      return found ? [`${file}:${index + 1} ${why}: ${found.trim()}`] : [];
    }),
  );
}

/** The words that the glossary retires, in comments, documents, sentences for people and names in code. */
function retiredWords(file: string, content: string): string[] {
  const words = retired.filter((word) => word.files?.test(file) ?? true);
  const excepted = exceptions.filter(({ files }) => files.test(file)).map(({ text }) => text);
  return textsOf(file, content).flatMap(({ audience, line, text }) =>
    words.flatMap((word) => {
      const isJudged = word.audience
        ? word.audience === audience
        : audience !== 'name' && audience !== 'variable';
      const found = isJudged && word.pattern.exec(text)?.[0];
      if (!found || excepted.some((one) => one.test(text))) return [];
      return [`${file}:${line} "${found.trim()}", write: ${word.instead}`];
    }),
  );
}

/** No file contains a path of one machine, a registry, a promise, a skipped test or a retired word. */
export const wording: Check = {
  name: 'wording',
  title: 'no machine paths, registries, promises, silenced checks or retired words',
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
