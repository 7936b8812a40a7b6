import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { icons } from './icons.ts';
import { UsageError } from './usage-error.ts';

const line =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M3 3h9"/></svg>';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('adds the drawings of a folder to the sprite, and their names to the types', async () => {
  await writeFile(path.join(folder, 'yoga-mat.svg'), line);
  await writeFile(path.join(folder, 'spa.svg'), line);
  await writeFile(path.join(folder, 'notes.txt'), 'not a drawing');
  const out = path.join(folder, 'public.svg.txt');
  const types = path.join(folder, 'icons.d.ts');
  expect(await icons([folder, '--out', out, '--types', types])).toContain(
    '2 icons of your own: spa, yoga-mat.',
  );
  const sprite = await readFile(out, 'utf8');
  expect(sprite).toContain('<symbol id="bk-house"');
  expect(sprite).toContain('<symbol id="bk-yoga-mat" viewBox="0 0 24 24" fill="none"');
  expect(sprite.match(/<\/svg>/g)).toHaveLength(1);
  expect(await readFile(types, 'utf8')).toContain(
    "  interface HostIcons {\n    spa: true;\n    'yoga-mat': true;\n  }",
  );
});

test.for([
  ['a name of ours', 'house.svg', line, /has an icon house already/],
  ['a name that is no key', 'Yoga Mat.svg', line, /lower case with hyphens/],
] as const)('refuses %s', async ([, name, svg, message]) => {
  const file = path.join(folder, name);
  await writeFile(file, svg);
  const result = icons([file, '--out', path.join(folder, 'sprite.svg')]);
  await expect(result).rejects.toThrow(UsageError);
  await expect(result).rejects.toThrow(message);
});

test.for([
  ['no drawing', ['--out', 'icons.svg'], /Name a drawing/],
  ['no place to write to', ['logo.svg'], /--out/],
  ['an option that it doesn’t have', ['logo.svg', '--colour', 'red'], /colour/],
  ['a file that isn’t there', ['no-such.svg', '--out', 'icons.svg'], /doesn’t exist/],
] as const)('says what is wrong with %s', async ([, args, message]) => {
  await expect(icons(args)).rejects.toThrow(message);
});
