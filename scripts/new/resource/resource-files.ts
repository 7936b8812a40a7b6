/** Names of the parts of a resource. */
export interface ResourceName {
  /** `rate-plan`: its files and folders. */
  readonly kebab: string;
  /** `ratePlan`: its group in the contract, its table in code. */
  readonly camel: string;
  /** `ratePlans`: several of them. */
  readonly plural: string;
  /** `RatePlan`: its type. */
  readonly pascal: string;
  /** `rate_plan`: its table. */
  readonly snake: string;
  /** `rate plan`: what people call it. */
  readonly words: string;
}

/** @param kebab in kebab case and the singular: `rate-plan`. */
export function resourceName(kebab: string): ResourceName {
  const pascal = kebab.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return {
    kebab,
    camel,
    plural: pluralOf(camel),
    pascal,
    snake: kebab.replaceAll('-', '_'),
    words: kebab.replaceAll('-', ' '),
  };
}

/**
 * The files of a new resource of the platform, by their paths from the root: its lines and its schemas in the contract,
 * its table, its calls and their test. It has a name, a position and a flag; its author adds its own fields.
 */
export function resourceFiles(name: ResourceName): Record<string, string> {
  const { kebab } = name;
  return {
    [`packages/api-client/src/contract/resources/${kebab}.ts`]: routes(name),
    [`packages/api-client/src/contract/schemas/${kebab}.ts`]: schemas(name),
    [`.changeset/new-${kebab}.md`]: changeset(name),
    [`apps/server/src/schema/${kebab}.ts`]: table(name),
    [`apps/server/src/${kebab}/${kebab}.ts`]: calls(name),
    [`apps/server/src/${kebab}/${kebab}.test.ts`]: test(name),
  };
}

const routes = ({
  camel,
  plural,
}: ResourceName) => `import type { AccessOf, RouteLines } from './resource.ts';

export const ${camel}Routes = {
  /** Lists them, filtered and sorted. */
  list: 'GET /${camel} -> ${plural}[]',
  /** Adds one. 409 \`DUPLICATE\` for a known name. */
  create: 'POST /${camel} -> ${camel}',
  /** Changes one. 409 \`VERSION_CONFLICT\` or \`DUPLICATE\`. */
  update: 'PATCH /${camel}/{${camel}Id} -> ${camel}',
  /** Deletes one. 409 \`IN_USE\` for a used one. */
  remove: 'DELETE /${camel}/{${camel}Id}',
} as const satisfies RouteLines;

export const ${camel}Access = {
  list: '${camel}.read',
  create: '${camel}.create',
  update: '${camel}.update',
  remove: '${camel}.delete',
} as const satisfies AccessOf<typeof ${camel}Routes>;
`;

const schemas = ({ kebab, camel, pascal }: ResourceName) => `import * as z from 'zod/mini';
import { flag, listQuery } from '../list.ts';
import { named, taking } from '../named.ts';
import { A_FLAG } from '../rules.ts';
import { audit, id, nameText, nothing, place, strict, version } from '../values.ts';

/** Say here in one sentence what it is. */
export const ${camel} = z.object({
  _id: id,
  name: z.string(),
  order: z.int(),
  isActive: z.boolean(),
  ...audit,
});
export interface ${pascal} extends z.infer<typeof ${camel}> {}

const writable = {
  name: nameText('The name', 2, 60),
  /** Without it, a new one comes last. */
  order: z.optional(place),
  isActive: z.optional(z.boolean(A_FLAG)),
};

export const ${camel}Create = strict(writable);
export interface ${pascal}Create extends z.input<typeof ${camel}Create> {}

export const ${camel}Update = z.partial(strict({ ...writable, __v: version }));
export interface ${pascal}Update extends z.input<typeof ${camel}Update> {}

const ${camel}Query = listQuery({
  sort: ['order', 'name', 'createdAt'],
  filters: { isActive: z.optional(flag) },
});
export interface ${pascal}Query extends z.input<typeof ${camel}Query> {}

export const ${camel}Schemas = {
  list: {
    query: taking<${pascal}Query>()(${camel}Query),
    response: named<${pascal}>(${camel}),
  },
  create: { body: taking<${pascal}Create>()(${camel}Create), response: named<${pascal}>(${camel}) },
  update: { body: taking<${pascal}Update>()(${camel}Update), response: named<${pascal}>(${camel}) },
  remove: { response: nothing },
};

export { ${camel}Routes } from '../resources/${kebab}.ts';
`;

const changeset = ({ camel }: ResourceName) => `---
'@booking/api-client': minor
---

New: \`${camel}.list\`, \`create\`, \`update\` and \`remove\`. Say what they are for.
`;

const table = ({ camel, snake }: ResourceName) => `import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, seenName } from './columns.ts';

/** Say here in one sentence what it is. */
export const ${camel} = pgTable(
  '${snake}',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    order: integer('order').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Folded text for the list's search (\`database/search.ts\`). */
    searchText: text('search_text').notNull(),
    seenAs: seenName(),
    ...audit,
  },
  (t) => [
    uniqueIndex('${snake}_seen_key').on(t.seenAs),
    index('${snake}_search').using('gin', t.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('${snake}_order').on(t.order, t.id),
    index('${snake}_name').on(sql\`lower(\${t.name}) collate "C"\`, t.id),
    index('${snake}_created').on(t.createdAt, t.id),
  ],
);
`;

const calls = ({
  kebab,
  camel,
  plural,
  snake,
  words,
}: ResourceName) => `import { entityFields } from '../database/document.ts';
import { equals, ignoringCase } from '../database/list.ts';
import type { Call, Handlers } from '../http/call.ts';
import { resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { nextSortKey } from '../resource/sort-key.ts';
import { ${camel} } from '../schema/${kebab}.ts';

/** Of the platform, the same for every tenant. One of an institution names the column of its tenant. */
const ${plural} = resource(
  rowsOf({
    table: ${camel},
    noun: '${sentence(words)}',
    tenant: 'platform',
    named: 'name',
    unique: { ${snake}_seen_key: ['name', 'This name is already in use.'] },
    searched: ['name'],
  }),
  {
    document: entityFields(${camel}, ['name', 'order', 'isActive']),
    search: ${camel}.searchText,
    filters: ({ isActive }: Call<'${camel}', 'list'>['query']) => [equals(${camel}.isActive, isActive)],
    sort: { order: ${camel}.order, name: ignoringCase(${camel}.name), createdAt: ${camel}.createdAt },
    defaultSort: 'order',
  },
);

/** The calls of the group \`${camel}\`. */
export const ${camel}Handlers: Handlers['${camel}'] = {
  list: ${plural}.list,

  async create(call) {
    const order = call.body.order ?? (await nextSortKey(call, ${camel}));
    return ${plural}.read(call, await ${plural}.insert(call, { ...call.body, order }));
  },

  async update(call) {
    const { __v, ...fields } = call.body;
    const row = await ${plural}.lock(call, call.id, __v);
    await ${plural}.update(call, row, fields);
    return ${plural}.read(call, row.id);
  },

  async remove(call) {
    await ${plural}.remove(call, await ${plural}.lock(call, call.id, undefined));
    return null;
  },
};
`;

const test = ({ camel, words }: ResourceName) => `import { describe, expect, it } from 'vitest';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';

// The rules of lists and writes are tested over every call (\`resource/\`): here stand its own.
describe.each(databases)('a ${words} on $kind', (database) => {
  const test = useTestApp(database);
  const send = async (method: string, path: string, body?: unknown) => {
    const { accessToken: token } = await test.signIn(ADMIN);
    return test.call(method, \`/${camel}\${path}\`, { token, body });
  };

  it('is made, changed and removed', async () => {
    const created = await send('POST', '', { name: 'Lagoon' });
    expect(created.status).toBe(201);
    const { _id } = created.body.data.${camel};
    const changed = await send('PATCH', \`/\${_id}\`, { isActive: false, __v: 0 });
    expect(changed.body.data.${camel}).toMatchObject({ name: 'Lagoon', isActive: false, __v: 1 });
    expect((await send('GET', '?search=lagoon&isActive=false')).body.total).toBe(1);
    expect((await send('DELETE', \`/\${_id}\`)).status).toBe(200);
    expect((await send('GET', '?search=lagoon')).body.total).toBe(0);
  });

  it('has a name of its own', async () => {
    await send('POST', '', { name: 'Heron' });
    const { body } = await send('POST', '', { name: 'HERON' });
    expect(body).toMatchObject({ code: 'DUPLICATE', errors: [{ path: 'name' }] });
  });
});
`;

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `tax` is `taxes`, `category` is `categories`. */
export function pluralOf(singular: string): string {
  if (/[^aeiou]y$/.test(singular)) return singular.replace(/y$/, 'ies');
  return singular + (/(s|x|z|ch|sh)$/.test(singular) ? 'es' : 's');
}
