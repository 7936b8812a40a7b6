import { expect, it } from 'vitest';
import { listedPages } from './packed-pages.ts';
import { releasesOf, versionPages } from './versions.ts';

const ui = `# @booking/ui

## 10.0.0

### New

- A tenth.

## 2.0.0

- A second.
`;
const client = '# @booking/api-client\n\n## 2.0.0\n\n- A call.\n';

it('reads the releases of a changelog', () => {
  expect(releasesOf(ui)).toEqual([
    { version: '10.0.0', notes: '### New\n\n- A tenth.' },
    { version: '2.0.0', notes: '- A second.' },
  ]);
});

it('has a page for each version, the newest first, with what changed in each package', () => {
  const { pages, versions } = versionPages({
    version: '10.0.0',
    changelogs: [
      { package: '@booking/ui', text: ui },
      { package: '@booking/api-client', text: client },
    ],
    bases: new Map([['10.0.0', '/design/']]),
  });
  expect(versions.map(({ version }) => version)).toEqual(['10.0.0', '2.0.0']);
  const [list, newest, earlier] = pages.map(({ markdown }) => markdown);
  expect(list).toContain('- [10.0.0](10.0.0/)\n- [2.0.0](2.0.0/)');
  expect(newest).toContain('This documentation is of this version.');
  expect(newest).not.toContain('api-client');
  expect(earlier).toContain('This documentation is of version 10.0.0.');
  expect(earlier).toMatch(
    /## @booking\/ui\n\n- A second\.\n\n## @booking\/api-client\n\n- A call\./,
  );
});

it('leads to the pages of an older version that has its own', () => {
  const { pages } = versionPages({
    version: '10.0.0',
    changelogs: [{ package: '@booking/ui', text: ui }],
    bases: new Map([
      ['10.0.0', '/design/'],
      ['2.0.0', '/design/v/2.0.0/'],
    ]),
  });
  const [list, , earlier] = pages.map(({ markdown }) => markdown);
  expect(list).toContain(
    '- [10.0.0](10.0.0/)\n- [2.0.0](2.0.0/): [its documentation](/design/v/2.0.0/)',
  );
  expect(earlier).toContain('That of version 2.0.0 [is here too](/design/v/2.0.0/).');
});

it('reads which pages a package packs', () => {
  const index = `# Name

- [README](../README.md): not a page of its own

## Actions

- [Button](docs/button.md): Runs an action.
`;
  expect(listedPages(index)).toEqual([
    { title: 'Button', name: 'button', description: 'Runs an action.', group: 'Actions' },
  ]);
});
