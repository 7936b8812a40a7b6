import { describe, expect, it } from 'vitest';
import { untrueMentions } from './check-mentions.ts';
import { mentionsOf } from './mentions.ts';
import { pathsOf, type Repository } from './repository.ts';

const repository: Repository = {
  paths: pathsOf(['apps/server/src/files/store.ts', 'packages/ui/src/button/button.messages.ts']),
  words: new Set(['inTransaction', 'onConfirm', 'DATA_DIR']),
  commandWords: new Set(['links', 'update']),
  outputs: new Set(['dist', '.data']),
  dependencies: new Set(['@playwright/test']),
  scripts: new Map([
    ['', new Set(['build', 'check', 'start', 'visual'])],
    ['apps/server', new Set(['migration'])],
  ]),
  exportsOf: (specifier) =>
    new Map([
      ['@booking/ui', new Set(['Button'])],
      ['@booking/ui/styles.css', null],
    ]).get(specifier),
};
const untrue = (markdown: string) => untrueMentions('a.md', markdown, repository);

describe('what a document names and does not exist', () => {
  it.each([
    ['a file', '`server/src/session/access.ts`', 'path: server/src/session/access.ts'],
    ['a file of a kind', 'strings are in `*.words.ts`', 'path: *.words.ts'],
    ['a folder', '`files/keepers/`', 'path: files/keepers/'],
    ['a file of a command', '`node files/write.ts`', 'path: files/write.ts'],
    ['a name', '`TenantScope`', 'name: TenantScope'],
    ['a name in an expression', '`files.keepAll()`', 'name: keepAll'],
    ['an entry of a package', '`@booking/ui/words`', 'import: @booking/ui/words'],
    ['a command', 'Use `npm run polish`.', 'command: npm run polish'],
    [
      'a command of a package',
      '`npm --prefix apps/server run seed`',
      'command: npm --prefix apps/server run seed',
    ],
    ['a check', '`npm run check links lifts`', 'command: npm run check links lifts'],
    ['a flag', '`npm run visual -- --accept`', 'command: npm run visual -- --accept'],
    ['a variable', '`DATA_FOLDER=/data npm start`', 'variable: DATA_FOLDER'],
    ['a variable alone', '`DATA_FOLDER`', 'variable: DATA_FOLDER'],
  ])('finds %s', (_, markdown, problem) => {
    expect(untrue(`First line.\n${markdown}`)).toEqual([`a.md:2 no such ${problem}`]);
  });

  it('finds commands and exports in blocks of code', () => {
    const block = [
      '```tsx',
      "import { Button, Knob as K } from '@booking/ui';",
      'npm run polish',
      '```',
    ];
    expect(untrue(block.join('\n'))).toEqual([
      'a.md:2 no such import: @booking/ui Button Knob',
      'a.md:3 no such command: npm run polish',
    ]);
  });

  it.each([
    '`server/src/files/store.ts`, `files/`, `store.ts`, `<name>.messages.ts`, `src/{files,users}/`',
    '`inTransaction`, `confirm.onConfirm(value)`, `value`, `aria-label`, `DATA_DIR=/data`',
    '`dist/any.js`, `.data/`, `<DATA_DIR>/secret`, `application/json`, `/all-users`, `1/2`, `@playwright/test`',
    '`npm start`, `npm run build`, `npm run check links`, `npm run visual -- button --update`',
    "`import { Button } from '@booking/ui'`, `@booking/ui/styles.css`, `@booking/ui@2.0.0`, `styles.css`",
  ])('finds nothing in %s', (markdown) => {
    expect(untrue(markdown)).toEqual([]);
  });
});

it('reads code, not prose', () => {
  expect(mentionsOf('npm run polish, TenantScope and files/write.ts')).toEqual([]);
});
