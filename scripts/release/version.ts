import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readChangesets } from '@changesets/read';
import { foreground, root } from '../command/command.ts';
import { published } from '../consumer/tarballs.ts';
import { versionOf } from '../consumer/version-of.ts';
import { changelogSection, type Entry, withSection } from './changelog.ts';
import { topicOfClient, topicOfRules, topicsOfUi } from './topics.ts';

/**
 * Turns the changesets into versions, and into a section of each changelog. Changesets writes the versions; its own
 * changelog would be a list by kinds of versions, in the order of file names.
 */
export async function version(): Promise<number> {
  const changesets = await readChangesets(root);
  const topics = {
    ui: topicsOfUi(),
    'api-client': topicOfClient,
    'eslint-plugin': topicOfRules,
  };
  const folderOf = (name: string) => path.join(root, 'packages', name);
  const before = await Promise.all(published.map((name) => versionOf(folderOf(name))));
  const code = await foreground('changeset', ['version']);
  if (code !== 0) return code;
  for (const [index, part] of published.entries()) {
    const now = await versionOf(folderOf(part));
    if (now === before[index]) continue;
    const name = `@booking/${part}`;
    const entries = changesets.flatMap(({ summary, releases }): Entry[] =>
      releases.flatMap(({ name: released, type }) =>
        released === name && type !== 'none' ? [{ type, summary }] : [],
      ),
    );
    const file = path.join(folderOf(part), 'CHANGELOG.md');
    const old = await readFile(file, 'utf8').catch(() => '');
    await writeFile(file, withSection(old, name, changelogSection(now, entries, topics[part])));
  }
  return 0;
}
