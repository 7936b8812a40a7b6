import { addCeiling } from '../byte-ceiling.ts';
import { expectFree, generate, run } from '../generate.ts';
import type { Insertion } from '../insertion.ts';
import { type ResourceName, resourceFiles, resourceName } from './resource-files.ts';

/** The entry of a resource in the contract, gzipped. Its author sets the ceiling that it keeps. */
const FIRST_CEILING = 13_000;

const CONTRACT = 'packages/api-client/src';
const SERVER = 'apps/server/src';

function insertions({ kebab, camel, plural, pascal }: ResourceName): Insertion[] {
  const writes = ['create', 'update', 'remove'].map((call) => `'${camel}.${call}': ['${camel}'],`);
  const end = /^(\} as const|\};|\} satisfies|\]\);|\];)/;
  const imports = /^(?!import|\} from| {2}\w+,$| {2}type \w+,$)/;
  return [
    {
      file: `${CONTRACT}/contract/routes.ts`,
      before: end,
      lines: `${camel}: {
    /** Lists them, filtered and sorted. */
    list: 'GET /${camel} -> ${plural}[]',
    /** Adds one. 409 \`DUPLICATE\` for a known name. */
    create: 'POST /${camel} -> ${camel}',
    /** Changes one. 409 \`VERSION_CONFLICT\` or \`DUPLICATE\`. */
    update: 'PATCH /${camel}/{${camel}Id} -> ${camel}',
    /** Deletes one. 409 \`IN_USE\` for a used one. */
    remove: 'DELETE /${camel}/{${camel}Id}',
  },`,
    },
    {
      file: `${CONTRACT}/contract/facts/access.ts`,
      before: end,
      lines: `${camel}: {
    list: '${camel}.read',
    create: '${camel}.create',
    update: '${camel}.update',
    remove: '${camel}.delete',
  },`,
    },
    {
      file: `${CONTRACT}/contract/schemas.ts`,
      before: imports,
      lines: `import { ${camel}Schemas } from './schemas/${kebab}.ts';`,
    },
    {
      file: `${CONTRACT}/contract/schemas.ts`,
      after: /^export const schemas/,
      before: end,
      lines: `${camel}: ${camel}Schemas,`,
    },
    {
      file: `${CONTRACT}/contract/index.ts`,
      before: /^export \* from '.\/schemas.ts'/,
      lines: `export * from './schemas/${kebab}.ts';`,
    },
    {
      file: `${CONTRACT}/index.ts`,
      before: /^export type .* from '.\/contract\/types.ts'/,
      lines: `export type { ${pascal}, ${pascal}Create, ${pascal}Update } from './contract/schemas/${kebab}.ts';`,
    },
    {
      file: `${CONTRACT}/query/invalidates.ts`,
      after: /^export const invalidates/,
      before: end,
      lines: writes.join('\n'),
    },
    {
      file: `${CONTRACT}/openapi/document.ts`,
      before: imports,
      lines: `import { ${camel} } from '../contract/schemas/${kebab}.ts';`,
    },
    {
      file: `${CONTRACT}/openapi/document.ts`,
      after: /^const entities/,
      before: end,
      lines: `[${camel}, '${pascal}'],`,
    },
    {
      file: `${SERVER}/schema/index.ts`,
      before: /^export \{ template/,
      lines: `export { ${camel} } from './${kebab}.ts';`,
    },
    {
      file: `${SERVER}/app.ts`,
      before: imports,
      lines: `import { ${camel}Handlers } from './${kebab}/${kebab}.ts';`,
    },
    {
      file: `${SERVER}/app.ts`,
      after: /^ {2}const handlers: Handlers = \{/,
      before: /^ {2}\}/,
      lines: `${camel}: ${camel}Handlers,`,
    },
    {
      file: `${SERVER}/testing/id-makers.ts`,
      before: imports,
      lines: `import { ${camel} } from '../schema/${kebab}.ts';`,
    },
    {
      file: `${SERVER}/testing/id-makers.ts`,
      after: /^export const idMakers/,
      before: end,
      lines: `${camel}Id: async (test) => {
    const id = newId();
    const names = { name: id, searchText: id };
    await test.db.insert(${camel}).values({ id, ...names, order: 0, ...created(null, new Date()) });
    return id;
  },`,
    },
    {
      file: 'docs/access.tsv',
      before: /^$/,
      lines: ['list', 'create', 'update', 'remove']
        .map((call) => `${camel}.${call}\tSuper Admin`)
        .join('\n'),
    },
  ];
}

/**
 * Makes a resource of the platform with a list and the three writes: its calls in the contract, and the server's part.
 * What it is about is for its author to add; then `npm --prefix apps/server run migration` makes its table.
 * @param root the folder of the workspace.
 * @param kebab its name in the singular: `rate-plan`.
 * @returns the files that were made and changed, from the root.
 * @throws NameRefused
 */
export async function newResource(root: string, kebab: string): Promise<string[]> {
  expectFree(root, `${SERVER}/${kebab}`, kebab, 'rate-plan');
  const name = resourceName(kebab);
  const files = await generate(root, resourceFiles(name), insertions(name));
  await addCeiling(root, `@booking/api-client/contract/${kebab}`, FIRST_CEILING);
  await run(root, 'node', 'packages/api-client/src/openapi/write.ts');
  return files;
}
