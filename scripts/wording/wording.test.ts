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

it.each([
  ['docs/a.md', 'Whoever signs in reads this.', 'Whoever'],
  ['apps/server/src/a.ts', '/** Answers the id. */', 'Answers'],
  ['apps/server/src/a.ts', '/**\n * Reads it.\n * Answers the id.\n */', 'Answers'],
  ['apps/server/src/a.ts', "const message = 'There is no such user.';", 'There is no such'],
  ['apps/console/src/a.tsx', 'const a = <p>Ask somebody else</p>;', 'somebody'],
  ['apps/console/src/a.tsx', 'const a = `The list could not be loaded`;', 'could not be loaded'],
  ['apps/console/src/a.test.ts', "it('tells nobody', () => {});", 'nobody'],
  ['apps/console/src/a.tsx', "const hint = 'Choose at most 5 rows.';", 'at most'],
  ['packages/content/src/a.ts', "const line = 'Without one, the plan’s price.';", 'Without one,'],
  ['apps/server/src/a.ts', 'const error = `It holds from May on.`;', 'holds from'],
  ['apps/site/src/a.css', '/* Nobody sees it. */', 'Nobody'],
  ['apps/server/src/a.ts', 'const hasRoom = () => true;', 'hasRoom'],
  ['packages/api-client/src/a.ts', 'function fly() {}', 'fly'],
  ['apps/server/src/a.ts', 'rows.map((one) => one.id);', 'one'],
  ['apps/server/src/a.test.ts', 'rows.map((one) => one.id);', 'one'],
  ['apps/server/src/a.ts', 'const [{ found }] = rows;', 'found'],
  ['apps/server/src/a.ts', 'function read({ a: wanted = 1, ...rest }) {}', 'wanted'],
])('finds the retired word in %s: %s', (file, content, word) => {
  expect(findings(file, content)).toEqual([expect.stringContaining(`"${word}", write: `)]);
});

it('names the line of a retired word', () => {
  const content =
    "const a = 1;\n\n/**\n * Says nothing.\n * For whoever asks.\n */\nconst b = 'c';\n";
  expect(findings('apps/server/src/a.ts', content)).toEqual([
    expect.stringMatching(/^apps\/server\/src\/a\.ts:5 "whoever"/),
  ]);
});

it.each([
  ['apps/server/src/a.ts', 'const nobody = somebody;'],
  ['apps/server/src/a.ts', "import { whoever } from './whoever.ts';"],
  ['apps/server/src/a.ts', "const lane = 'anybody';"],
  ['apps/server/src/a.ts', "const roomMappings = 'hasRoom';"],
  ['packages/ui/src/a.ts', 'const isInside = true;'],
  ['apps/server/src/a.ts', 'const row = { one: 1, found };'],
  ['apps/server/src/a.ts', '/** Reads at most five rows. */'],
  ['apps/server/src/a.test.ts', "it('could not be loaded', () => {});"],
  ['docs/a.md', 'Run `nobody`.\n\n```sh\nnobody\n```'],
  ['docs/glossary.md', 'someone, not somebody'],
  ['apps/site/src/hero/hero.css', '/* The house slips over the edge. */'],
])('leaves words alone that are code or an exception, in %s: %s', (file, content) => {
  expect(findings(file, content)).toEqual([]);
});
