import type { DocPage, ReleasedVersion } from './doc-page.ts';
import { newestFirst } from './edition.ts';

/** Changes in one version of a package, from its changelog. */
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

export interface VersionPagesOptions {
  /** Version of the rest of the documentation. */
  readonly version: string;
  readonly changelogs: readonly Changelog[];
  /** Base address of the documentation of a version, by its number. */
  readonly bases: ReadonlyMap<string, string>;
}

/** Makes a page of all versions, and one of the changes in each. */
export function versionPages({ version: own, changelogs, bases }: VersionPagesOptions): {
  readonly pages: readonly DocPage[];
  readonly versions: readonly ReleasedVersion[];
} {
  const released = changelogs.map((changelog) => ({
    ...changelog,
    releases: releasesOf(changelog.text),
  }));
  const numbers = [...new Set(released.flatMap(({ releases }) => releases.map(versionOf)))].sort(
    newestFirst,
  );
  const elsewhere = (version: string) => {
    const base = bases.get(version);
    const place =
      base === undefined
        ? `Version ${version} has only its changes here; its props are in the types of its package.`
        : `That of version ${version} [is here too](${base}).`;
    return `This documentation is of version ${own}. ${place}`;
  };
  const versions = numbers.map((version) => ({ version, path: `versions/${version}/` }));
  const pages = versions.map(({ version, path }) => ({
    path,
    title: `Version ${version}`,
    description: `What changed in version ${version}.`,
    group: GROUP,
    file: FILE,
    markdown: [
      `# Version ${version}`,
      version === own ? 'This documentation is of this version.' : elsewhere(version),
      ...released.flatMap(({ package: name, releases }) => {
        const release = releases.find((earlier) => earlier.version === version);
        return release ? [`## ${name}`, release.notes] : [];
      }),
    ].join('\n\n'),
  }));
  const linkTo = (version: string) => {
    const base = version === own ? undefined : bases.get(version);
    return base === undefined ? '' : `: [its documentation](${base})`;
  };
  const list = {
    path: 'versions/',
    title: 'Versions',
    description: 'The released versions, with what changed in each.',
    group: GROUP,
    file: FILE,
    markdown: `# Versions\n\nThis documentation is of version ${own}.\n\n${versions
      .map(({ version }) => `- [${version}](${version}/)${linkTo(version)}`)
      .join('\n')}`,
  };
  return { pages: [list, ...pages], versions };
}

const versionOf = ({ version }: Release) => version;
