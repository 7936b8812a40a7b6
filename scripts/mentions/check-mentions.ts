import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { trackedFiles } from '../check/tracked-files.ts';
import { root } from '../command/command.ts';
import { exceptions } from './exceptions.ts';
import { type Mention, mentionsOf } from './mentions.ts';
import { type Repository, readRepository } from './repository.ts';

/** The documents that speak of today: not the changelogs, nor the clauses, which quote the specification. */
const documents = /\.mdx?$/;
const history = /CHANGELOG\.md$|^\.changeset\/|^docs\/requirements\.md$/;

/** Returns a line for each mention of something that doesn't exist. */
export function untrueMentions(document: string, text: string, there: Repository): string[] {
  return mentionsOf(text)
    .filter((mention) => !exists(mention, there) && !isExcepted(document, mention))
    .map(({ kind, text: named, line }) => `${document}:${line} no such ${kind}: ${named}`);
}

function isExcepted(document: string, { text }: Mention): boolean {
  return exceptions.some(
    ({ files, text: excepted }) => files.test(document) && excepted.test(text),
  );
}

function exists({ kind, text }: Mention, there: Repository): boolean {
  switch (kind) {
    case 'path':
      return hasPath(text, there);
    case 'name':
    case 'variable':
      return there.words.has(text);
    case 'command':
      return hasCommand(text, there);
    case 'import': {
      const [specifier = '', ...names] = text.split(' ');
      const exported = there.exportsOf(specifier);
      return (
        exported === null || (exported !== undefined && names.every((name) => exported.has(name)))
      );
    }
  }
}

function hasPath(text: string, there: Repository): boolean {
  const plain = text.replace(/\/$/, '').replace(/^(?:\.\.\/)+/, '');
  const parts = plain.split('/');
  if (parts.some((part) => there.outputs.has(part)) || there.dependencies.has(plain)) return true;
  // `ui/styles.css` and `styles.css` are what the package exports, also where the build writes it.
  const entries = [plain, ...['ui', 'api-client'].map((name) => `${name}/${plain}`)];
  if (entries.some((entry) => there.exportsOf(`@booking/${entry}`) !== undefined)) return true;
  if (!/[*<{]/.test(plain)) return there.paths.has(plain);
  const pattern = plain
    .replaceAll('.', '\\.')
    .replaceAll(/<[^>]*>/g, '[^/]+')
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, words: string) => `(?:${words.replaceAll(',', '|')})`);
  const matcher = new RegExp(`^${pattern}$`);
  return [...there.paths].some((candidate) => matcher.test(candidate));
}

function hasCommand(text: string, { scripts, commandWords }: Repository): boolean {
  const {
    folder = '',
    script,
    rest = '',
  } = /^npm (?:--prefix (?<folder>\S+) )?(?:run )?(?<script>[\w:-]+)(?<rest>.*)$/.exec(text)
    ?.groups ?? {};
  if (script === undefined || !scripts.get(folder)?.has(script)) return false;
  // Arguments for a program of another package are that program's own affair.
  if (folder !== '' || script.startsWith('test')) return true;
  const named = rest.matchAll(script === 'check' ? /(?<= )([a-z][\w-]*)/g : / --([a-z][a-z-]*)/g);
  return [...named].every(([, word = '']) => commandWords.has(word));
}

/** Every path, export, command and variable that a document names exists. */
export const mentions: Check = {
  name: 'mentions',
  title: 'every path, name, import, command and variable that a document names exists',
  async run() {
    const files = (await trackedFiles()).filter(
      (file) => documents.test(file) && !history.test(file),
    );
    const there = await readRepository();
    const problems: string[] = [];
    for (const file of files) {
      problems.push(...untrueMentions(file, await readFile(path.join(root, file), 'utf8'), there));
    }
    return judged(problems, `${files.length} documents`);
  },
};
