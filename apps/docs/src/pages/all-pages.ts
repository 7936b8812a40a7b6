import type { DocPage, ReleasedVersion } from './doc-page.ts';
import type { Edition } from './edition.ts';
import { packedPages, readText } from './packed-pages.ts';
import { versionPages } from './versions.ts';

const ui = 'packages/ui';
const client = 'packages/api-client';

/** Everything that is shown, in the order of the navigation. */
export interface Documentation {
  readonly pages: readonly DocPage[];
  readonly versions: readonly ReleasedVersion[];
}

/**
 * Reads the documentation of both packages as they are built or unpacked.
 * @param all Every edition, the newest first.
 */
export async function readDocumentation(
  { root, version }: Edition,
  all: readonly Edition[],
): Promise<Documentation> {
  const [components, calls, uiReadme, clientReadme, uiChanges, clientChanges] = await Promise.all([
    packedPages({ root, folder: ui, prefix: '', hasStories: true }),
    packedPages({ root, folder: client, prefix: 'client/', hasStories: false }),
    readText(root, `${ui}/README.md`),
    readText(root, `${client}/README.md`),
    readText(root, `${ui}/CHANGELOG.md`),
    readText(root, `${client}/CHANGELOG.md`),
  ]);
  const { pages: versions, ...rest } = versionPages({
    version,
    changelogs: [
      { package: '@booking/ui', text: uiChanges },
      { package: '@booking/api-client', text: clientChanges },
    ],
    bases: new Map(all.map((edition) => [edition.version, edition.base])),
  });
  const setUp: DocPage = {
    path: 'set-up/',
    title: 'Set up',
    description: 'Install the packages, and build a list behind a sign-in.',
    group: 'Introduction',
    file: `${ui}/README.md`,
    markdown: uiReadme,
  };
  const useClient: DocPage = {
    path: 'client/',
    title: 'API client',
    description: 'The typed client of the API: set up, sessions, errors, caches and mocks.',
    group: 'API client',
    file: `${client}/README.md`,
    markdown: clientReadme,
  };
  const introduction = components.filter(({ group }) => group === 'Introduction');
  const others = components.filter(({ group }) => group !== 'Introduction');
  const overview = introduction
    .filter(isOverview)
    .map((page) => ({ ...page, path: '', description: firstPageDescription }));
  const upgrades = introduction.filter((page) => !isOverview(page));
  const pages = [
    ...overview,
    setUp,
    ...upgrades,
    ...versions,
    ...others,
    useClient,
    ...calls.map((page) => ({ ...page, group: 'API client' })),
  ];
  return { ...rest, pages };
}

const isOverview = ({ path }: DocPage) => path === 'introduction/';

const firstPageDescription =
  'The design system of Booking: tokens, icons and accessible React components, and the client of its API.';
