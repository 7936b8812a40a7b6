import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { components } from './components.ts';
import { designLinks } from './design-links.ts';

const FIGMA_FILE = 'https://www.figma.com/design/abc/Booking';
const folder = await mkdtemp(path.join(tmpdir(), 'design-links-'));
const FIGMA_NODES = path.join(folder, 'nodes.json');

afterAll(() => rm(folder, { recursive: true, force: true }));

it('has no links without a file', async () => {
  expect(await designLinks({})).toEqual({});
});

it('leads every component to the file, and to its node where one is named', async () => {
  await writeFile(FIGMA_NODES, JSON.stringify({ button: '12:34' }));
  const links = await designLinks({ FIGMA_FILE, FIGMA_NODES });
  expect(Object.keys(links)).toEqual(await components());
  expect(links.button).toBe(`${FIGMA_FILE}?node-id=12-34`);
  expect(links.badge).toBe(FIGMA_FILE);
});

it('refuses the node of what is no component, and says where', async () => {
  await writeFile(FIGMA_NODES, JSON.stringify({ buton: '12:34' }));
  await expect(designLinks({ FIGMA_FILE, FIGMA_NODES })).rejects.toThrow(/nodes\.json .*: buton\./);
});
