/**
 * Writes the documentation for tools into `dist`: a Markdown file a page, `llms.txt`, `registry.json` and the values of
 * the tokens. It has the same sources as Storybook: the pages, the types and the changelog.
 */

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { ApiEntry, Change, StyledPart } from '../src/docs/built-facts.ts';
import { codeOf, pagePaths, patternFiles } from '../src/docs/code-of-pages.ts';
import { importOf, type Part, partOf, sections } from '../src/docs/parts.ts';
import { readApi } from './api.ts';
import { blockText } from './block-texts.ts';
import { readChanges } from './changes.ts';
import { withoutClauses } from './clauses.ts';
import { codeConnectFiles } from './code-connect.ts';
import { type FormerProp, formerPropsOf } from './deprecations.ts';
import { readParts } from './markup.ts';
import { packageExports } from './package-exports.ts';
import { keysOf, pageMarkdown, summaryOf } from './page-markdown.ts';
import { type Pattern, shadcnFiles } from './shadcn-registry.ts';
import { type TokenValue, tokenList, tokenModule } from './token-list.ts';
import { type Weight, weightsOf } from './weights.ts';

const source = new URL('../src/', import.meta.url);

/** A component in the registry. */
export interface RegisteredComponent {
  readonly name: string;
  readonly title: string;
  /** Its section in Storybook. */
  readonly group: string;
  readonly summary: string;
  readonly status: NonNullable<Part['status']>;
  readonly since: string;
  /** Names of the same thing in other systems. */
  readonly otherNames: readonly string[];
  readonly import: string;
  /** The sheet of this component and of those that it draws with, unless the page has `styles.css`. */
  readonly styleSheet?: string;
  /** Bytes that a page loads for it alone, after gzip, without React. */
  readonly size: Weight;
  /** Its page in this package. */
  readonly page: string;
  readonly exports: readonly ApiEntry[];
  /** Props that its exports had under another name, by the export. */
  readonly formerProps: Readonly<Record<string, readonly FormerProp[]>>;
  /** Explanations of the values of a prop, by the name of the constant that exports them. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Selectors for hosts: its parts by their `data-part`, and their states. */
  readonly parts: readonly StyledPart[];
  readonly keyboard: Readonly<Record<string, string>>;
  /** Complete files. */
  readonly examples: readonly string[];
  readonly changes: readonly Change[];
}

export interface Registry {
  readonly name: string;
  readonly version: string;
  readonly components: readonly RegisteredComponent[];
  readonly tokens: readonly TokenValue[];
}

interface Page {
  /** The name of its file: `button`. */
  readonly name: string;
  /** `Actions/Button`. */
  readonly title: string;
  readonly text: string;
  /** Whether it is the page of a component. */
  readonly isOfComponent: boolean;
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** The values that a component's files of variants and of other values explain. */
async function valuesOf(name: string): Promise<RegisteredComponent['values']> {
  const folder = new URL(`${name}/`, source);
  const files = (await readdir(folder)).filter((file) => /\.(variants|values)\.ts$/.test(file));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(new URL(file, folder).href)),
  );
  return Object.fromEntries(
    modules.flatMap((module) =>
      Object.entries(module).flatMap(([key, value]) =>
        isTexts(value) ? [[key, value] as const] : [],
      ),
    ),
  );
}

async function readPages(api: Readonly<Record<string, unknown>>): Promise<Page[]> {
  return await Promise.all(
    (await pagePaths()).map(async (path) => {
      const text = await readFile(new URL(path, source), 'utf8');
      const [, file = ''] = /([\w-]+)\.mdx$/.exec(path) ?? [];
      const isOfComponent = path === `${file}/${file}.mdx` && file in api;
      const stories = text.includes('<Meta of=')
        ? await readFile(new URL(path.replace('.mdx', '.stories.tsx'), source), 'utf8')
        : text;
      const [, title = ''] = /^(?: {2}title: '|<Meta title=")([^'"]+)/m.exec(stories) ?? [];
      return { name: file, title, text, isOfComponent };
    }),
  );
}

/** Returns the documentation for tools: the registry, and its files by their names in `dist`. */
export async function readRegistry(): Promise<{ registry: Registry; files: Map<string, string> }> {
  const [api, tokens, parts] = await Promise.all([readApi(), tokenList(), readParts()]);
  const [pages, changes, entries] = await Promise.all([
    readPages(api),
    readChanges(api),
    packageExports(),
  ]);
  const sheetOf = (name: string) =>
    `./${name}.css` in entries ? `@booking/ui/${name}.css` : undefined;
  const names = new Map(
    pages.map(({ name, title }) => [title.toLowerCase().replaceAll(/[/ ]+/g, '-'), name]),
  );
  const valuesByName: Record<string, RegisteredComponent['values']> = {};
  for (const name of Object.keys(api)) valuesByName[name] = await valuesOf(name);

  const weights = await weightsOf(Object.keys(api));
  const values = Object.assign({}, ...Object.values(valuesByName));
  const pageOf = (id: string) => `./${names.get(id.replace(/--docs$/, '')) ?? id}.md`;

  const files = new Map<string, string>();
  const components: RegisteredComponent[] = [];
  const summaries = new Map<string, string>();
  for (const { name, title, text, isOfComponent } of pages) {
    const block = (blockName: string) =>
      blockText(blockName, {
        name,
        exported: api[name] ?? [],
        styleSheet: sheetOf(name),
        size: weights.get(name),
        api,
        parts: parts[name] ?? [],
        changes: changes[name] ?? [],
        tokens,
      });
    const markdown = pageMarkdown(text, { values, pageOf, block });
    files.set(`docs/${name}.md`, markdown);
    summaries.set(name, summaryOf(markdown));
    if (!isOfComponent) continue;
    const exported = api[name] ?? [];
    const styleSheet = sheetOf(name);
    components.push({
      name,
      title: title.split('/')[1] ?? name,
      group: title.split('/')[0] ?? '',
      summary: summaryOf(markdown),
      ...partOf(name),
      import: importOf(name, exported),
      ...(styleSheet !== undefined && { styleSheet }),
      size: weights.get(name) ?? { script: 0, styles: 0 },
      page: `docs/${name}.md`,
      exports: exported,
      formerProps: Object.fromEntries(
        exported
          .map((entry) => [entry.name, formerPropsOf(entry.name)] as const)
          .filter(([, former]) => former.length > 0),
      ),
      values: valuesByName[name] ?? {},
      parts: parts[name] ?? [],
      keyboard: keysOf(text),
      examples: codeOf(text),
      changes: changes[name] ?? [],
    });
  }
  const manifest: { name: string; version: string; homepage: string } = JSON.parse(
    await readFile(new URL('../package.json', import.meta.url), 'utf8'),
  );
  const registry = { name: manifest.name, version: manifest.version, components, tokens };
  const module = tokenModule(tokens);
  files.set('llms.txt', llmsText(pages, summaries));
  files.set('registry.json', `${JSON.stringify(registry)}\n`);
  files.set('token-values.js', module.js);
  files.set('token-values.d.ts', module.types);
  const patterns = await patternsOf(pages, summaries);
  for (const [file, text] of codeConnectFiles(components)) files.set(file, text);
  for (const [file, text] of shadcnFiles(patterns, manifest)) files.set(file, text);
  const published = [...files].map(([file, text]) => [file, withoutClauses(text)] as const);
  return { registry, files: new Map(published) };
}

async function patternsOf(
  pages: readonly Page[],
  summaries: ReadonlyMap<string, string>,
): Promise<Pattern[]> {
  return (await patternFiles()).map(({ page, code }) => {
    const [, name = ''] = /([\w-]+)\.tsx$/.exec(page) ?? [];
    const title =
      pages
        .find((own) => own.name === name)
        ?.title.split('/')
        .at(-1) ?? name;
    return { name, title, summary: summaries.get(name) ?? '', code };
  });
}

/** The sections of Storybook, in its order. */
const groups = ['Introduction', 'Foundations', 'Patterns', ...sections];

/** The list of pages, in the form of llmstxt.org. */
function llmsText(pages: readonly Page[], summaries: ReadonlyMap<string, string>): string {
  const sections = groups.map(
    (group) =>
      `## ${group}\n\n${pages
        .filter(({ title }) => title.startsWith(`${group}/`))
        .map(
          ({ name, title }) =>
            `- [${title.split('/').at(-1)}](docs/${name}.md): ${summaries.get(name)}`,
        )
        .join('\n')}`,
  );
  return `# @booking/ui

> Accessible React components, design tokens and icons for booking software. Each page says when to use a component and when not, its states, keyboard, accessibility, wording, code and props.

\`registry.json\` has the same for programs: exports, props, values, keys, examples, changes and tokens. Tokens are in \`tokens.json\` (Design Tokens Community Group), \`tokens.css\` and \`token-values.js\`. Outside of a field, \`formatMoney(1999.5, 'INR')\`, \`formatPhone('+919876543210')\`, \`formatDay('2027-03-14')\`, \`formatTime('14:30')\` and \`formatRelative('2027-03-14', '2027-03-12')\` of \`@booking/ui/format\` write values as the fields show them.

## Start here

- [Set up](../README.md): install the package, and build a list behind a sign-in; entries, themes, fonts, tests, versions
- [Changes](../CHANGELOG.md): what each version has added, changed and removed
- [API client](../../api-client/dist/llms.txt): every call of the API, typed, and mocks that answer all of them from a whole hotel

${sections.join('\n\n')}
`;
}

export async function writeRegistry(): Promise<void> {
  const dist = new URL('../dist/', import.meta.url);
  const { files } = await readRegistry();
  for (const folder of ['docs/', 'figma/code-connect/', 'shadcn/']) {
    await mkdir(new URL(folder, dist), { recursive: true });
  }
  for (const [file, text] of files) await writeFile(new URL(file, dist), text);
}
