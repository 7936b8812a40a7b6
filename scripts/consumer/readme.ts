import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../command/command.ts';

/** Code of a README that is a file of a product. */
export interface ReadmeFile {
  /** Where it belongs, from the root of the product. */
  readonly path: string;
  readonly code: string;
}

/** The files that the README of the library writes: each block begins with a comment that names its own. */
export async function filesOfUi(): Promise<ReadmeFile[]> {
  return namedBlocks(await read('ui'));
}

/** The files that the README of the rules writes. */
export async function filesOfRules(): Promise<ReadmeFile[]> {
  return namedBlocks(await read('eslint-plugin'));
}

/** The blocks of a page that begin with a comment that names their file. */
function namedBlocks(text: string): ReadmeFile[] {
  return blocksOf(text).filter(({ path }) => path !== '');
}

/** A block of code of a page. Its path is what its first line names, or nothing. */
export interface Block extends ReadmeFile {
  readonly language: string;
}

function blocksOf(text: string): Block[] {
  return [...text.matchAll(/^```(\w+)\n(?:\/\/ (\S+)\n|\/\* (\S+) \*\/\n)?([\s\S]*?)^```/gm)].map(
    ([, language = '', script, sheet, code = '']) => ({
      language,
      path: script ?? sheet ?? '',
      code,
    }),
  );
}

/** The first chapter of the README of the library, in its order: commands, files, and changes of files. */
export async function firstChapterOfUi(): Promise<Block[]> {
  const [, chapter = ''] = /^## In ten minutes.*\n([\s\S]*?)^## /m.exec(await read('ui')) ?? [];
  return blocksOf(chapter);
}

/** The commands by which the README of the library makes a sprite with icons of one’s own. */
export const ownIconsOfUi = () =>
  partOfUi('icons of your own', /^### Icons of your own$[\s\S]*?^```sh\n([\s\S]*?)^```/m);

/** The settings that the README of the library gives shadcn’s command line. */
export const shadcnSettingsOfUi = () =>
  partOfUi('settings for shadcn', /^## Patterns by shadcn$[\s\S]*?^```json\n([\s\S]*?)^```/m);

/** The page that the README of the library shows, which no bundler has seen. */
export const pageOfUi = () => partOfUi('page', /^```html\n([\s\S]*?)^```/m);

/** @throws Error where the README of the library has nothing like it. */
async function partOfUi(what: string, pattern: RegExp): Promise<string> {
  const [, part] = pattern.exec(await read('ui')) ?? [];
  if (part === undefined) throw new Error(`The README of the library has no ${what}.`);
  return part;
}

/** The examples of the client's README that are whole: they import what they use, and leave nothing out. */
export async function examplesOfClient(): Promise<ReadmeFile[]> {
  const text = await read('api-client');
  return [...text.matchAll(/^```ts\n(import [\s\S]*?)^```/gm)]
    .map(([, code = '']) => code)
    .filter((code) => !code.includes('…'))
    .map((code, index) => ({ path: `readme/client-${index}.ts`, code }));
}

/** The files that the client's page about mocks writes. */
export async function filesOfMocks(): Promise<ReadmeFile[]> {
  const page = path.join(root, 'packages/api-client/dist/docs/mocks.md');
  return namedBlocks(await readFile(page, 'utf8'));
}

/** Every example of the client's reference, in one file. */
export async function referenceOfClient(): Promise<ReadmeFile> {
  const folder = path.join(root, 'packages/api-client/dist/docs');
  const pages = await Promise.all(
    (await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const examples = pages
    .flatMap((text) => [...text.matchAll(/^```ts\n(?!\/\/ )([\s\S]*?)^```/gm)])
    .map(([, code = '']) => `  async () => {\n${code}  },\n`);
  return {
    path: 'readme/client-reference.ts',
    code: `import { createClient } from '@booking/api-client';\n\nconst api = createClient();\nexport const examples: readonly (() => Promise<void>)[] = [\n${examples.join('')}];\n`,
  };
}

const read = (name: string) => readFile(path.join(root, 'packages', name, 'README.md'), 'utf8');
