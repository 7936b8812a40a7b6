import { readdir, readFile } from 'node:fs/promises';
import { ROOT } from '../pages/doc-page.ts';
import { baseOf, type Edition, newestFirst } from '../pages/edition.ts';
import { releasesOf } from '../pages/versions.ts';

/** The edition that is checked out: its version is the newest that a changelog has. */
export async function ownEdition(root: URL): Promise<Edition> {
  const changelogs = await Promise.all(
    ['ui', 'api-client'].map((name) =>
      readFile(new URL(`packages/${name}/CHANGELOG.md`, root), 'utf8'),
    ),
  );
  const [version = ''] = changelogs
    .flatMap((text) => releasesOf(text).map((release) => release.version))
    .sort(newestFirst);
  return { version, base: ROOT, root };
}

/** The older versions in a folder that has each under its number, the newest first. */
export async function olderEditions(folder: URL, newest: Edition): Promise<Edition[]> {
  const versions = await readdir(folder);
  return versions
    .filter((version) => newestFirst(version, newest.version) > 0)
    .sort(newestFirst)
    .map((version) => ({
      version,
      base: baseOf(version),
      root: new URL(`${version}/`, folder),
    }));
}
