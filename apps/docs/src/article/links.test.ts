import { expect, it } from 'vitest';
import type { DocPage } from '../pages/doc-page.ts';
import { linksBetween } from './links.ts';

const pageOf = (path: string, file: string): DocPage => ({
  path,
  file,
  title: 'Title',
  description: '',
  group: 'Group',
  markdown: '',
});
const button = pageOf('button/', 'packages/ui/dist/docs/button.md');
const readme = pageOf('set-up/', 'packages/ui/README.md');
const versions = pageOf('versions/', 'packages/ui/CHANGELOG.md');
const linkOf = linksBetween(
  [button, readme, versions],
  new Map([['packages/ui/dist/llms.txt', 'llms.txt']]),
  '/design/',
);

it.each([
  [readme, './dist/docs/button.md', '/design/button/'],
  [button, './button.md#props', '/design/button/#props'],
  [button, '../../README.md', '/design/set-up/'],
  [readme, 'dist/llms.txt', '/design/llms.txt'],
  [versions, '1.0.0/', '/design/versions/1.0.0/'],
  [button, '#props', '#props'],
  [button, 'https://example.com/a.md', 'https://example.com/a.md'],
])('%o: %s leads to %s', (from, href, target) => {
  expect(linkOf(from, href)).toBe(target);
});

it('says which page links to nothing', () => {
  expect(() => linkOf(button, './gone.md')).toThrow(
    'packages/ui/dist/docs/button.md links to ./gone.md',
  );
});
