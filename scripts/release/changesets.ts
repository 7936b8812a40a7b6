import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { capture, root } from '../command/command.ts';
import { published } from '../consumer/tarballs.ts';
import { versionOf } from '../consumer/version-of.ts';

const changelogs = published.map((name) => `packages/${name}/CHANGELOG.md`);

/**
 * Every changeset can be read, and there is one where a package has changed: since the main branch, or since the release
 * that took the changesets away. A version that was raised by hand has no section in its changelog.
 */
export const changesets: Check = {
  name: 'changesets',
  title: 'changeset status, and a changelog for every version',
  async run() {
    const status = await capture('changeset', ['status', '--since', await lastRelease()]);
    const problems = status.ok ? [] : [status.output.trim()];
    for (const name of published) {
      const folder = path.join(root, 'packages', name);
      const version = await versionOf(folder);
      const changelog = await readFile(path.join(folder, 'CHANGELOG.md'), 'utf8').catch(() => '');
      const [, newest = '0.0.0'] = /^## (\S+)$/m.exec(changelog) ?? [];
      if (newest !== version) {
        problems.push(`@booking/${name} is ${version}, and its changelog begins with ${newest}.`);
      }
    }
    return judged(problems);
  },
};

/** The commit of the last release, if it is newer than the main branch; else the main branch. */
async function lastRelease(): Promise<string> {
  // A clone for a pull request has the main branch of the origin alone.
  const { ok } = await capture('git', ['rev-parse', '--verify', '--quiet', 'refs/heads/main']);
  const main = ok ? 'main' : 'origin/main';
  const { output } = await capture('git', [
    'log',
    '-1',
    '--format=%H',
    `${main}..`,
    '--',
    ...changelogs,
  ]);
  return /^[0-9a-f]{40}$/.test(output.trim()) ? output.trim() : main;
}
