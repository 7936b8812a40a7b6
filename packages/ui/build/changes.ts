/** Changes of each component, from the changelog and from the changesets that wait for a release. */

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { ApiEntry, Change } from '../src/docs/built-facts.ts';

const changelog = new URL('../CHANGELOG.md', import.meta.url);
const changesets = new URL('../../../.changeset/', import.meta.url);

/** Bullets and paragraphs, each on one line. */
function paragraphs(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n|\n(?=\s*[-*] )/)
    .map((text) =>
      text
        .replace(/^\s*[-*] (?:[0-9a-f]{7,}: )?/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '' && !text.startsWith('#'));
}

async function waiting(): Promise<Change[]> {
  const files = existsSync(changesets) ? (await readdir(changesets)).sort() : [];
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.md') && file !== 'README.md')
      .map((file) => readFile(new URL(file, changesets), 'utf8')),
  );
  return texts.flatMap((text) => {
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    if (!/^['"]?@booking\/ui['"]?:/m.test(head)) return [];
    return paragraphs(body).map((paragraph) => ({ version: undefined, text: paragraph }));
  });
}

/** The paragraphs of a changelog, the latest version first. */
export function readChangelog(markdown: string): Change[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const [, version, body = ''] =
      /^\[?v?(\d+\.\d+\.\d+[\w.-]*)[^\n]*\n([\s\S]*)$/.exec(section) ?? [];
    return version ? paragraphs(body).map((text) => ({ version, text })) : [];
  });
}

/** Whether a text is about one of the names. A name that is a word of English counts in code only. */
export function mentions(text: string, names: readonly string[]): boolean {
  const code = [...text.matchAll(/`([^`]+)`/g)].map(([, written]) => written ?? '').join('\n');
  return names.some((name) => {
    const isWord = /^[A-Z]?[a-z]+$/.test(name);
    return new RegExp(`(?<![\\w/.-])${name}(?![\\w-])`).test(isWord ? code : text);
  });
}

/** Changes by component folder. */
export async function readChanges(
  api: Readonly<Record<string, readonly ApiEntry[]>>,
): Promise<Record<string, Change[]>> {
  const released = existsSync(changelog) ? readChangelog(await readFile(changelog, 'utf8')) : [];
  const all = [...(await waiting()), ...released];
  return Object.fromEntries(
    Object.entries(api).map(([folder, entries]) => {
      const names = entries
        .filter(({ kind }) => kind !== 'shape' && kind !== 'type')
        .map(({ name }) => name);
      return [folder, all.filter(({ text }) => mentions(text, names))];
    }),
  );
}
