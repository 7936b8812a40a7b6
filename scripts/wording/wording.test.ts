import { expect, it } from 'vitest';
import { findings } from './wording.ts';

it.each([
  ['docs/a.md', 'see "/Users/asha/booking"', 'a path of one machine'],
  ['pnpm-lock.yaml', 'tarball: https://registry.example.org/a.tgz', 'package registry'],
  ['apps/console/src/a.tsx', '<p>Coming soon</p>', 'a promise'],
  ['packages/ui/src/a.test.ts', "it.only('x')", 'left out'],
])('finds in %s: %s', (file, line, why) => {
  expect(findings(file, line)).toEqual([expect.stringContaining(why)]);
});

it.each([
  ['docs/a.md', 'Features that are coming soon are not in it.'],
  ['apps/console/src/a.tsx', "path: '/home'"],
  ['scripts/a.ts', "'/usr/bin/chromium'"],
])('leaves alone in %s: %s', (file, line) => {
  expect(findings(file, line)).toEqual([]);
});
