import { existsSync } from 'node:fs';
import path from 'node:path';
import { expectFree, generate, type ListedLine, NameRefused } from '../generate.ts';
import { screenFiles } from './screen-files.ts';
import { type ScreenName, screenName } from './screen-name.ts';

const CONSOLE = 'apps/console/src';

/** Its line in each list that has one for every screen. */
const lines = ({ pascals, plurals, path: address }: ScreenName): ListedLine[] => [
  {
    file: 'packages/content/src/console-addresses.ts',
    line: `export const all${pascals} = '${address}';`,
  },
  {
    file: `${CONSOLE}/screens/screens.ts`,
    line: `export { all${pascals} } from './all-${plurals}/screen.ts';`,
  },
];

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
  return await generate(root, screenFiles(name), lines(name));
}
