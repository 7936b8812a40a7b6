import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inputHash } from './input-hash.ts';

let folder = '';
const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'booking-hash-'));
  await mkdir(path.join(folder, 'src'));
  await write('src/a.ts', 'one');
});
afterEach(() => rm(folder, { recursive: true }));

const hash = () => inputHash([path.join(folder, 'src'), path.join(folder, 'missing')]);

it('stays the same while nothing changes', async () => {
  expect(await hash()).toBe(await hash());
});

it.each([
  ['another text', () => write('src/a.ts', 'two')],
  ['a new file', () => write('src/b.ts', 'one')],
  ['an input that was missing', () => write('missing', 'one')],
])('changes with %s', async (_, change) => {
  const before = await hash();
  await change();
  expect(await hash()).not.toBe(before);
});

it('does not change with a test or a story', async () => {
  const before = await hash();
  await write('src/a.test.ts', 'one');
  await write('src/a.stories.tsx', 'one');
  expect(await hash()).toBe(before);
});
