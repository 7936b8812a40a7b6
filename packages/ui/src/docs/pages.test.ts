import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { components } from '../../build/components.ts';
import { readMarkup, readParts } from '../../build/markup.ts';
import { parts, sections } from './parts.ts';

const source = new URL('../', import.meta.url);

/** Components without an appearance of their own: some chapters don't apply. */
const withoutLook: ReadonlySet<string> = new Set([
  'booking-provider',
  'hooks',
  'messages',
  'theme-script',
]);

const roots = ['Foundations', ...sections];

/** The chapters of every page, in order. `Reference` draws those between the last two. */
const chapters = [
  'When to use it',
  'When not to use it',
  'Anatomy',
  'States',
  'Do and don’t',
  'Content',
  'Keyboard',
  'Accessibility',
  'Code',
  'Related',
];

/** Chapters about what is seen and read. */
const ofLook: ReadonlySet<string> = new Set(['Anatomy', 'States', 'Do and don’t', 'Content']);

interface StoryName {
  readonly title: string;
  readonly name: string;
}

async function storiesOf(component: string): Promise<StoryName[]> {
  const folder = new URL(`${component}/`, source);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.stories.tsx'));
  const stories = await Promise.all(
    files.map(async (file) => {
      const url = new URL(file, folder);
      const csf = loadCsf(await readFile(url, 'utf8'), {
        fileName: fileURLToPath(url),
        makeTitle: (title) => title ?? '',
      }).parse();
      return csf.indexInputs.map(({ title = '', name = '' }) => ({ title, name }));
    }),
  );
  return stories.flat();
}

async function readSheets(): Promise<string> {
  const files = await readdir(source, { recursive: true });
  const texts = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFile(new URL(file, source), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

const groupOf = ({ title, name }: StoryName): string =>
  // A file with its own title holds one group, so its stories need not repeat it.
  title.split('/').length > 2 ? 'Behaviour' : name.replace(/: .*/, '');

const names = await components();
const [styled, markup] = await Promise.all([readParts(), readMarkup()]);
const knownParts = new Set(
  Object.values(markup).flatMap((own) => own.flatMap((element) => element.parts)),
);
const sheets = await readSheets();
const catalogue = new Map<string, StoryName[]>();
for (const name of names) catalogue.set(name, await storiesOf(name));
const pages = new Set(
  [...catalogue.values()]
    .flat()
    .map(({ title }) => `${title.toLowerCase().replaceAll('/', '-')}--docs`),
);

it('only components are described as parts', () => {
  expect(Object.keys(parts).filter((part) => !names.includes(part))).toEqual([]);
});

describe.each(names)('the page of %s', (component) => {
  const file = new URL(`${component}/${component}.mdx`, source);
  const stories = catalogue.get(component) ?? [];

  it('exists and has every chapter in order', async () => {
    expect(existsSync(file)).toBe(true);
    const text = await readFile(file, 'utf8');
    const own = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? '');
    const must = withoutLook.has(component)
      ? chapters.filter((chapter) => !ofLook.has(chapter))
      : chapters.filter((chapter) => chapter !== 'Anatomy' || text.includes('<Anatomy'));
    expect(own.filter((heading) => must.includes(heading))).toEqual(must);
  });

  it('has something to say in every chapter', async () => {
    const text = await readFile(file, 'utf8');
    const empty = text
      .split(/^## /m)
      .slice(1)
      .filter((chapter) => chapter.split('\n').slice(1).join('').trim() === '')
      .map((chapter) => chapter.trim());
    expect(empty).toEqual([]);
  });

  it('shows status, states, props and changes from their one source', async () => {
    const text = await readFile(file, 'utf8');
    for (const block of ['Status', 'Reference']) {
      expect(text).toContain(`<${block} of="${component}" />`);
    }
    if (!withoutLook.has(component)) expect(text).toContain('<States of={stories.States} />');
  });

  it('shows the parts and states that its markup has, and names no others', async () => {
    const text = await readFile(file, 'utf8');
    const hasParts = (styled[component] ?? []).length > 0;
    expect(text.includes(`<Parts of="${component}" />`)).toBe(hasParts);
    const named = [...text.matchAll(/data-part="?([\w-]+)/g)].map(([, part]) => part ?? '');
    expect(named.filter((part) => !knownParts.has(part))).toEqual([]);
  });

  it('points at parts by attributes, or by classes that a style sheet has', async () => {
    const text = await readFile(file, 'utf8');
    const anatomy = text.match(/<Anatomy[\s\S]*?\n>/)?.[0] ?? '';
    const classes = [...anatomy.matchAll(/\.(bk-[\w-]+)/g)].map(([, name]) => name ?? '');
    expect(classes.filter((name) => !sheets.includes(`.${name}`))).toEqual([]);
  });

  it('is found by the names that other systems use', () => {
    expect(parts[component]?.otherNames.length).toBeGreaterThan(2);
  });

  it('links only to existing pages', async () => {
    const text = await readFile(file, 'utf8');
    const links = [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id]) => id ?? '');
    expect(links.filter((id) => !pages.has(id) && !/^(foundations|patterns)-/.test(id))).toEqual(
      [],
    );
  });

  it('has a sidebar group, and its stories are in the five groups', () => {
    for (const { title } of stories) expect(roots).toContain(title.split('/')[0]);
    const groups = new Set(stories.map(groupOf));
    const must = withoutLook.has(component)
      ? ['Default', 'Behaviour']
      : ['Default', 'Features', 'States', 'Behaviour', 'Stress'];
    expect(
      [...groups].filter(
        (group) => !['Default', 'Features', 'States', 'Behaviour', 'Stress'].includes(group),
      ),
    ).toEqual([]);
    expect(must.filter((group) => !groups.has(group))).toEqual([]);
  });

  it('has one state sheet for screenshots, if it has an appearance', () => {
    const sheets = stories.filter(({ name }) => name === 'States');
    expect(sheets).toHaveLength(withoutLook.has(component) ? 0 : 1);
  });
});
