/** Builds the documentation of both packages as static pages, from what their builds and that of Storybook wrote. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { linksBetween } from '../article/links.ts';
import { renderExampleFrame } from '../document/render-example-frame.ts';
import { readDocumentation } from '../pages/all-pages.ts';
import type { DocPage } from '../pages/doc-page.ts';
import { storiesByComponent } from '../stories/stories-by-component.ts';
import { packFiles } from './pack-files.ts';
import { writeSearchIndex } from './search-index.ts';
import { buildExampleScript, buildPageAssets, buildRenderer } from './vite-builds.ts';

const app = new URL('../../', import.meta.url);
const repository = new URL('../../', app);
const storybook = new URL('storybook-static/', repository);
const outDir = new URL('dist/', app);

/** Files of the packages that pages link to and that are no pages: where they are served. */
const copied = new Map([
  ['packages/ui/dist/llms.txt', 'llms.txt'],
  ['packages/ui/dist/icons.svg', 'icons.svg'],
  ['packages/ui/src/icon/logo.svg', 'favicon.svg'],
  ['packages/api-client/dist/llms.txt', 'client/llms.txt'],
  ['packages/api-client/openapi.json', 'client/openapi.json'],
]);

export async function buildDocs(): Promise<void> {
  const { pages, versions } = await readDocumentation();
  const surroundings = { pages: pages.filter(isInNavigation).map(linkTo), versions };
  const assets = await buildPageAssets(outDir, surroundings);
  const script = await buildExampleScript(outDir);
  const serverDir = new URL('.server/', outDir);
  const { renderDocument } = await buildRenderer(serverDir);
  const stories = await storiesByComponent(storybook);
  const linkOf = linksBetween(pages, copied);
  const rendered = pages.map((page) => ({
    path: page.path,
    html: renderDocument(page, {
      assets: assets.page,
      surroundings,
      linkOf,
      stories: stories.get(page.component ?? page.path) ?? [],
    }),
  }));
  for (const { path, html } of rendered) await write(`${path}index.html`, html);
  for (const [file, address] of copied) await cp(new URL(file, repository), at(address));
  const sprite = await readFile(at('icons.svg'), 'utf8');
  await write(
    'playground/index.html',
    renderExampleFrame({ style: assets.exampleStyle, script, sprite }),
  );
  await cp(storybook, at('storybook/'), { recursive: true });
  await writeSearchIndex(at('pagefind/'), rendered.filter(isSearched));
  for (const folder of ['.server/', '.vite/']) await rm(at(folder), { recursive: true });
  await packFiles(outDir);
}

const at = (path: string) => new URL(path, outDir);

async function write(path: string, text: string): Promise<void> {
  const file = at(path);
  await mkdir(new URL('./', file), { recursive: true });
  await writeFile(file, text);
}

/** The versions have a page that lists them. */
const isInNavigation = ({ path }: DocPage) => !/^versions\/./.test(path);

/** Every prop is on the page of its component too. */
const isSearched = ({ path }: Pick<DocPage, 'path'>) => path !== 'all-props/';

const linkTo = ({ path, title, group }: DocPage) => ({ path, title, group });
