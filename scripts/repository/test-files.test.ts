import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { trackedFiles } from '../check/tracked-files.ts';
import { root } from '../command/command.ts';

const replacesModules = (text: string) => /\bvi\.(mock|doMock|resetModules)\(/.test(text);

it('a test of the console that replaces or resets modules shares none: it is an *.alone.test.tsx', async () => {
  const files = (await trackedFiles()).filter((file) =>
    /^apps\/console\/.*\.test\.tsx$/.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  const findings = files
    .filter((file) => !file.endsWith('.alone.test.tsx'))
    .filter((file) => replacesModules(readFileSync(path.join(root, file), 'utf8')));
  expect(findings).toEqual([]);
});

it.each(["vi.mock('./visit.ts');", "  vi.doMock('./visit.ts', () => ({}));", 'vi.resetModules();'])(
  'finds %s',
  (text) => {
    expect(replacesModules(text)).toBe(true);
  },
);
