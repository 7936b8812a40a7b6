import { expect, it } from 'vitest';
import { readDocumentation } from '../pages/all-pages.ts';
import { copied } from './copied.ts';
import { ownEdition } from './editions.ts';
import { markdownFiles, withServedLinks } from './markdown-files.ts';

const repository = new URL('../../../../', import.meta.url);
const edition = await ownEdition(repository);
const { pages } = await readDocumentation(edition, [edition]);
const files = await markdownFiles(repository, pages, copied);
const served = new Set([...copied.values(), ...files.map(({ address }) => address)]);

/** Links to other files, as a client resolves them. */
const linksOf = (text: string, address: string) =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(
    ([, href = '']) => new URL(href, `https://booking.example/design/${address}`).pathname,
  );

it.each(['llms.txt', 'client/llms.txt'])(
  'every link of %s leads to a file that is served',
  (name) => {
    const list = files.find(({ address }) => address === name)?.text ?? '';
    const links = linksOf(list, name);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !served.has(link.replace('/design/', '')))).toEqual([]);
  },
);

it('names the README and the list of the API client before the pages', () => {
  const list = files.find(({ address }) => address === 'llms.txt')?.text ?? '';
  expect(linksOf(list, 'llms.txt').slice(0, 3)).toEqual([
    '/design/README.md',
    '/design/CHANGELOG.md',
    '/design/client/llms.txt',
  ]);
});

it('the served Markdown leads to served Markdown', () => {
  const lost = files
    // A changelog is as its packages have written it.
    .filter(({ address }) => address.endsWith('.md') && !address.endsWith('CHANGELOG.md'))
    .flatMap(({ address, text }) =>
      linksOf(text, address)
        .filter((link) => !served.has(link.replace('/design/', '')))
        .map((link) => `${address}: ${link}`),
    );
  expect(lost).toEqual([]);
});

it('turns links between the packages’ files into links between their addresses', () => {
  const addresses = new Map([
    ['packages/ui/README.md', 'README.md'],
    ['packages/ui/dist/docs/menu.md', 'docs/menu.md'],
  ]);
  const text =
    '[a](../../README.md#set-up) [b](./menu.md) [c](https://a.example/b.md) [d](#keys) cell[0](row)';
  expect(withServedLinks(text, 'packages/ui/dist/docs/menu.md', addresses)).toBe(
    '[a](../README.md#set-up) [b](menu.md) [c](https://a.example/b.md) [d](#keys) cell[0](row)',
  );
});
