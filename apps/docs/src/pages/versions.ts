import type { DocPage, ReleasedVersion } from './doc-page.ts';

/** What changed in one version of a package, as its changelog says it. */
interface Release {
  readonly version: string;
  readonly notes: string;
}

/** Returns the versions of a changelog, the newest first. */
export function releasesOf(changelog: string): Release[] {
  return changelog
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((text) => {
      const end = text.indexOf('\n');
      return { version: text.slice(0, end).trim(), notes: text.slice(end).trim() };
    });
}

/** A changelog under the name of its package. */
export interface Changelog {
  readonly package: string;
  readonly text: string;
}

const GROUP = 'Introduction';
const FILE = 'packages/ui/CHANGELOG.md';

/**
 * Makes a page of all versions, and one of what changed in each. The rest of the documentation is that of the newest:
 * the packages of a version carry their own, so an older version has here what its changelog says.
 */
export function versionPages(changelogs: readonly Changelog[]): {
  readonly pages: readonly DocPage[];
  readonly versions: readonly ReleasedVersion[];
} {
  const released = changelogs.map((changelog) => ({
    ...changelog,
    releases: releasesOf(changelog.text),
  }));
  const numbers = [...new Set(released.flatMap(({ releases }) => releases.map(versionOf)))].sort(
    (a, b) => b.localeCompare(a, 'en', { numeric: true }),
  );
  const newest = numbers[0] ?? '';
  const versions = numbers.map((version) => ({ version, path: `versions/${version}/` }));
  const pages = versions.map(({ version, path }) => ({
    path,
    title: `Version ${version}`,
    description: `What changed in version ${version}.`,
    group: GROUP,
    file: FILE,
    markdown: [
      `# Version ${version}`,
      version === newest
        ? 'This documentation is of this version.'
        : `This documentation is of version ${newest}. Version ${version} has only its changes here; its props are in the types of its package.`,
      ...released.flatMap(({ package: name, releases }) => {
        const release = releases.find((earlier) => earlier.version === version);
        return release ? [`## ${name}`, release.notes] : [];
      }),
    ].join('\n\n'),
  }));
  const list = {
    path: 'versions/',
    title: 'Versions',
    description: 'The released versions, with what changed in each.',
    group: GROUP,
    file: FILE,
    markdown: `# Versions\n\nThis documentation is of version ${newest}.\n\n${versions
      .map(({ version }) => `- [${version}](${version}/)`)
      .join('\n')}`,
  };
  return { pages: [list, ...pages], versions };
}

const versionOf = ({ version }: Release) => version;
