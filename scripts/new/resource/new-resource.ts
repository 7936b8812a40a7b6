import { expectFree, generate, type ListedLine, run } from '../generate.ts';
import { type ResourceName, resourceFiles, resourceName } from './resource-files.ts';

const CONTRACT = 'packages/api-client/src';
const SERVER = 'apps/server/src';

/** Its line in each list that has one for every resource. */
const lines = ({ kebab, camel, pascal }: ResourceName): ListedLine[] => [
  {
    file: `${CONTRACT}/contract/calls.ts`,
    line: `export { ${camel}Routes, ${camel}Schemas } from './schemas/${kebab}.ts';`,
  },
  {
    file: `${CONTRACT}/contract/contracts.ts`,
    line: `export * from './schemas/${kebab}.ts';`,
  },
  {
    file: `${CONTRACT}/contract/resources/access.ts`,
    line: `export { ${camel}Access as ${camel} } from './${kebab}.ts';`,
  },
  {
    file: `${CONTRACT}/index.ts`,
    line: `export type { ${pascal}, ${pascal}Create, ${pascal}Update } from './contract/schemas/${kebab}.ts';`,
  },
  { file: `${SERVER}/schema/index.ts`, line: `export { ${camel} } from './${kebab}.ts';` },
  {
    file: `${SERVER}/handlers.ts`,
    line: `export { ${camel}Handlers as ${camel} } from './${kebab}/${kebab}.ts';`,
  },
];

/**
 * Makes a resource of the platform with a list and the three writes: its calls in the contract, and the server's part.
 * Its author adds its own fields; then `npm --prefix apps/server run migration` makes its table.
 * @param root the folder of the workspace.
 * @param kebab its name in the singular: `rate-plan`.
 * @returns the files that were made and changed, from the root.
 * @throws NameRefused
 */
export async function newResource(root: string, kebab: string): Promise<string[]> {
  expectFree(root, `${SERVER}/${kebab}`, kebab, 'rate-plan');
  const name = resourceName(kebab);
  const files = await generate(root, resourceFiles(name), lines(name));
  await run(root, 'node', 'packages/api-client/src/openapi/write.ts');
  return files;
}
