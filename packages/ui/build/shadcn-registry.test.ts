/** shadcn's command line takes our patterns: its own schemas, and its own program in an app. */
import { registryItemSchema, registrySchema } from 'shadcn/schema';
import { expect, it } from 'vitest';
import { patternFiles } from '../src/docs/code-of-pages.ts';
import { readRegistry } from './registry.ts';

const { files } = await readRegistry();
const read = (name: string): unknown => JSON.parse(files.get(`shadcn/${name}.json`) ?? '');
const patterns = await patternFiles();
const names = patterns.map(({ page }) => /([\w-]+)\.tsx$/.exec(page)?.[1] ?? page);

it('lists every pattern', () => {
  const { name, items } = registrySchema.parse(read('registry'));
  expect(name).toBe('booking');
  expect(items.map((item) => item.name)).toEqual(names);
  expect(names).toEqual(expect.arrayContaining(['app-frame', 'form', 'list-screen', 'tape-chart']));
});

it.each(names)('has %s as an item, with its whole file', (name) => {
  const item = registryItemSchema.parse(read(name));
  expect(item.description).toMatch(/\.$/);
  // Its page is named by where it lies in an installed package.
  const [, page = ''] = / is dist\/(\S+) in the package/.exec(item.docs ?? '') ?? [];
  expect(files.has(page), item.docs).toBe(true);
  expect(item.files?.map(({ content }) => content)).toEqual([
    patterns.find(({ page }) => page.endsWith(`/${name}.tsx`))?.code,
  ]);
});
