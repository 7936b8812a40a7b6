import { existsSync } from 'node:fs';
import path from 'node:path';
import { expectFree, generate, NameRefused } from '../generate.ts';
import type { Insertion } from '../insertion.ts';
import { screenFiles } from './screen-files.ts';
import { aName, type ScreenName, screenName } from './screen-name.ts';

const CONSOLE = 'apps/console/src';

function insertions(name: ScreenName): Insertion[] {
  const { camel, plural, pascal, pascals, plurals, path: address, many } = name;
  const end = /^(\};|\} as const|\] as const)/;
  const mocks = `${CONSOLE}/testing/mock-server.ts`;
  return [
    {
      file: 'packages/content/src/console-paths.ts',
      before: end,
      lines: `'${address}',`,
    },
    {
      file: `${CONSOLE}/screens/screens.ts`,
      before: /^export/,
      lines: `export { all${pascals} } from './all-${plurals}/screen.ts';`,
    },
    {
      file: `${CONSOLE}/access/can.ts`,
      after: /^const nouns/,
      before: end,
      lines: `${camel}: '${many}',`,
    },
    {
      file: mocks,
      before: /^import \{ someUsers/,
      lines: `import { ${aName(pascal)}, some${pascals} } from './${plurals}.ts';`,
    },
    {
      file: mocks,
      after: /^export interface MockServerOptions/,
      before: /^ {2}readonly overrides/,
      lines: `readonly ${plural}?: typeof some${pascals};`,
    },
    {
      file: mocks,
      after: /^export function mockServer/,
      before: /^ {2}overrides,/,
      lines: `${plural} = some${pascals},`,
    },
    {
      file: mocks,
      before: /^ {2}return mockApi/,
      lines: `const stored${pascals} = mockRows(${plural});`,
    },
    {
      file: mocks,
      before: /^ {6}\.\.\.overrides,/,
      lines: `'${camel}.list': stored${pascals}.list,
      '${camel}.create': ({ input }) =>
        stored${pascals}.create(${aName(pascal)}({ ...present(input), _id: 'f'.repeat(24) })),
      '${camel}.update': ({ id, input }) => stored${pascals}.update(id, input),
      '${camel}.remove': ({ id }) => stored${pascals}.remove(id),`,
    },
  ];
}

/**
 * Makes the screen of a resource: its list, form, actions, link, stories and end-to-end test.
 * @param root the folder of the workspace.
 * @param kebab the resource, as `npm run new resource` has it: `rate-plan`.
 * @returns the files that were made and changed, from the root.
 * @throws NameRefused
 */
export async function newScreen(root: string, kebab: string): Promise<string[]> {
  if (!existsSync(path.join(root, `packages/api-client/src/contract/schemas/${kebab}.ts`))) {
    throw new NameRefused(`There is no resource "${kebab}": npm run new resource ${kebab}.`);
  }
  const name = screenName(kebab);
  expectFree(root, `${CONSOLE}/screens/all-${name.plurals}`, kebab, 'rate-plan');
  return await generate(root, screenFiles(name), insertions(name));
}
