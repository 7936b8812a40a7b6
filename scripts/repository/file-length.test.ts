import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { trackedFiles } from '../check/tracked-files.ts';
import { root } from '../command/command.ts';

/** The most lines of a file, so that a reader sees what it is about. */
const LINES_MAX = 300;
/** Generated files may be longer: people don't read them. */
const GENERATED = /\/generated\//;

const lineCount = (text: string) => text.split('\n').length - 1;

it('no file of TypeScript has more than 300 lines, tests and stories included', async () => {
  const files = (await trackedFiles()).filter(
    (file) => /\.tsx?$/.test(file) && !GENERATED.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const long = files
    .map((file) => ({ file, lines: lineCount(readFileSync(path.join(root, file), 'utf8')) }))
    .filter(({ lines }) => lines > LINES_MAX);
  expect(long).toEqual([]);
});

it('counts the lines as they are shown', () => {
  expect(lineCount('a\nb\n')).toBe(2);
});
