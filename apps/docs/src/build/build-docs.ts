/** Builds the documentation of both packages as static pages, from what their builds and that of Storybook wrote. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { linksBetween } from '../article/links.ts';
import { renderExampleFrame } from '../document/render-example-frame.ts';
import { type Documentation, readDocumentation } from '../pages/all-pages.ts';
import { type DocPage, ROOT } from '../pages/doc-page.ts';
import { type Edition, type EditionLink, linksToEditions } from '../pages/edition.ts';
import { storiesByComponent } from '../stories/stories-by-component.ts';
import { copied } from './copied.ts';
import { olderEditions, ownEdition } from './editions.ts';
import { markdownFiles } from './markdown-files.ts';
import { packFiles } from './pack-files.ts';
import { writeSearchIndex } from './search-index.ts';
import { buildExample, buildPageAssets, buildRenderer } from './vite-builds.ts';

const app = new URL('../../', import.meta.url);
const repository = new URL('../../', app);
const storybook = new URL('storybook-static/', repository);

export interface BuildOptions {
  readonly outDir: URL;
  /** A folder of older versions, each under its number, with both packages as they were packed. */
  readonly older?: URL | undefined;
}

export async function buildDocs({ outDir, older }: BuildOptions): Promise<void> {
  const newest = await ownEdition(repository);
  const editions = [newest, ...(older ? await olderEditions(older, newest) : [])];
  const all = await Promise.all(
    editions.map(async (edition) => {
      const documentation = await readDocumentation(edition, editions);
      return { edition, documentation, paths: documentation.pages.map(({ path }) => path) };
    }),
  );
  for (const own of all) {
    const { edition, documentation } = own;
    const folder = new URL(edition.base.slice(ROOT.length), outDir);
    await buildEdition(folder, edition, documentation, linksToEditions(own, all));
  }
  await cp(storybook, new URL('storybook/', outDir), { recursive: true });
  await packFiles(outDir);
}

async function buildEdition(
  outDir: URL,
  edition: Edition,
  { pages, versions }: Documentation,
  editions: readonly EditionLink[],
): Promise<void> {
  const at = (path: string) => new URL(path, outDir);
  const write = async (path: string, text: string) => {
    const file = at(path);
    await mkdir(new URL('./', file), { recursive: true });
    await writeFile(file, text);
  };
  const surroundings = { pages: pages.filter(isInNavigation).map(linkTo), versions, editions };
  const assets = await buildPageAssets(outDir, edition, surroundings);
  const example = await buildExample(outDir, edition);
  const { renderDocument } = await buildRenderer(rendererOf(edition), edition);
  // Storybook is that of the newest version.
  const isNewest = edition.base === ROOT;
  const stories = isNewest ? await storiesByComponent(storybook) : new Map<string, never>();
  const linkOf = linksBetween(pages, copied, edition.base);
  const rendered = pages.map((page) => ({
    path: page.path,
    html: renderDocument(page, {
      assets,
      surroundings,
      linkOf,
      stories: stories.get(page.component ?? page.path) ?? [],
    }),
  }));
  for (const { path, html } of rendered) await write(`${path}index.html`, html);
  for (const [file, address] of copied) {
    await mkdir(new URL('./', at(address)), { recursive: true });
    await cp(new URL(file, edition.root), at(address));
  }
  const markdown = await markdownFiles(edition.root, pages, copied);
  for (const { address, text } of markdown) await write(address, text);
  await cp(new URL('packages/ui/src/icon/logo.svg', repository), at('favicon.svg'));
  const sprite = await readFile(at('icons.svg'), 'utf8');
  await write('playground/index.html', renderExampleFrame({ ...example, sprite }));
  await writeSearchIndex(at('pagefind/'), rendered.filter(isSearched));
  await rm(at('.vite/'), { recursive: true });
}

/** Inside of the app, whose packages it imports. */
const rendererOf = ({ version }: Edition) =>
  new URL(`node_modules/.cache/renderer/${version}/`, app);

/** The versions have a page that lists them. */
const isInNavigation = ({ path }: DocPage) => !/^versions\/./.test(path);

/** Every prop is on the page of its component too. */
const isSearched = ({ path }: Pick<DocPage, 'path'>) => path !== 'all-props/';

const linkTo = ({ path, title, group }: DocPage) => ({ path, title, group });
