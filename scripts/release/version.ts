import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readChangesets } from '@changesets/read';
import { foreground, root } from '../command/command.ts';
import { published } from '../consumer/tarballs.ts';
import { changelogSection, type Entry, withSection } from './changelog.ts';
import { topicOfClient, topicsOfUi } from './topics.ts';

/**
 * Turns the changesets into versions, and into a section of each changelog. Changesets writes the versions; its own
 * changelog would be a list by kinds of versions, in the order of file names.
 */
export async function version(): Promise<number> {
  const changesets = await readChangesets(root);
  const topics = { ui: topicsOfUi(), 'api-client': topicOfClient };
  const before = await Promise.all(published.map(versionOf));
  const code = await foreground('changeset', ['version']);
  if (code !== 0) return code;
  for (const [index, folder] of published.entries()) {
    const now = await versionOf(folder);
    if (now === before[index]) continue;
    const name = `@booking/${folder}`;
    const entries = changesets.flatMap(({ summary, releases }): Entry[] =>
      releases.flatMap(({ name: released, type }) =>
        released === name && type !== 'none' ? [{ type, summary }] : [],
      ),
    );
    const file = path.join(root, 'packages', folder, 'CHANGELOG.md');
    const old = await readFile(file, 'utf8').catch(() => '');
    await writeFile(file, withSection(old, name, changelogSection(now, entries, topics[folder])));
  }
  return 0;
}

async function versionOf(folder: string): Promise<string> {
  const manifest = await readFile(path.join(root, 'packages', folder, 'package.json'), 'utf8');
  return JSON.parse(manifest).version;
}
