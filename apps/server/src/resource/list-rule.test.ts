import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { type ContractCall, calls } from '../testing/calls.ts';
import { makeSome } from '../testing/make-rows.ts';

type Document = Readonly<Record<string, unknown>>;

const lists = calls.filter(({ route }) => route.response.kind === 'list');

/** Sorted fields that a document has in another place than under their own name. */
const elsewhere: Readonly<Record<string, (document: Document) => unknown>> = {
  'institution.list currentPeriodEnd': ({ currentSubscription }) =>
    Object(currentSubscription).currentPeriodEnd,
  'subscription.current currentPeriodEnd': ({ subscription }) =>
    Object(subscription).currentPeriodEnd,
  'user.list name': (document) => nameOf(document),
};

function nameOf({
  name,
  header,
  role,
  number,
  text,
  firstName,
  lastName,
  institution,
  record,
  subject,
  _id,
}: Document): string {
  if (firstName) return `${firstName} ${lastName}`;
  // Emails are found by their institute, and entries of the audit log by the record that they are about.
  if (subject !== undefined) return String(Object(institution).name);
  if (record) return String(Object(record).name ?? _id);
  return String(
    Object(name).many ?? name ?? header ?? role ?? number ?? text ?? Object(institution).name,
  );
}

const shape = z.object({ properties: z.record(z.string(), z.unknown()) });
const listed = z.object({ items: z.object({ enum: z.array(z.string()) }) });

function propertiesOf(schema: z.core.$ZodType | undefined): Record<string, unknown> {
  if (!schema) return {};
  return z.parse(shape, z.toJSONSchema(schema, { unrepresentable: 'any' })).properties;
}

/** The parameters of a list whose values are some words. */
function choicesOf({ schema }: ContractCall): Record<string, readonly string[]> {
  const choices = Object.entries(propertiesOf(schema.query)).flatMap(([name, property]) => {
    const read = z.safeParse(listed, property);
    return read.success ? [[name, read.data.items.enum] as const] : [];
  });
  return Object.fromEntries(choices);
}

const sorted = lists.flatMap((call) =>
  (choicesOf(call).sort ?? [])
    .filter((key) => !key.startsWith('-'))
    .map((field) => ({ name: call.name, call, field })),
);
/** Queries that no list takes, with the path of the error. */
const REFUSED: readonly (readonly [query: string, path: string])[] = [
  ['colour=red', 'colour'],
  ['__proto__=1', '__proto__'],
  ['limit=101', 'limit'],
  ['limit=0', 'limit'],
  ['page=0', 'page'],
  ['page=x', 'page'],
  ['page=99999999999999999999', 'page'],
  ['page=1&page=2', 'page'],
  ['sort=passwordHash', 'sort.0'],
  ['fields=passwordHash', 'fields'],
  ['fields=constructor', 'fields'],
  ['_id=1', '_id.0'],
  ['search=%00', 'search'],
  [`search=${'x'.repeat(101)}`, 'search'],
  [`search=${'w+'.repeat(10)}w`, 'search'],
  ['after=1', 'after'],
  ['after=000000000000000000000000&page=2', 'page'],
  ['after=000000000000000000000000&sort=createdAt', 'sort'],
];

const refusals = lists.flatMap((call) => {
  const { sort: _sort, ...filters } = choicesOf(call);
  const own = Object.keys(filters).map((name) => [`${name}=Nonsense`, `${name}.0`]);
  return [...REFUSED, ...own].map(([query, path]) => ({ name: call.name, call, query, path }));
});

describe.each(databases)('every list on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    for (let count = 0; count < 5; count += 1) await test.institute(token);
    const { id, ownerEmail } = await test.institute(token, { name: 'Saffron Gate' });
    // One who has been here, and one without a subscription: fields that others have not, and the other way round.
    await test.signIn(ownerEmail);
    const body = { status: 'Closed', reason: { code: 'other', note: 'A test.' } };
    await test.call('PATCH', `/institution/${id}/change-status`, { token, body });
    await makeSome(test, { id, ownerEmail });
  });

  async function read({ route }: ContractCall, query: string) {
    const { status, body } = await test.call('GET', `${route.path}?${query}`, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    const key = route.response.kind === 'list' ? route.response.key : '';
    const documents: Document[] = body.data[key];
    return { total: Number(body.total), documents, body };
  }

  /** All rows of a list, by pages of three. */
  async function readPages(call: ContractCall, query: string): Promise<Document[]> {
    const rows: Document[] = [];
    for (let page = 1; ; page += 1) {
      const { documents, body } = await read(call, `${query}&limit=3&page=${page}`);
      expect(body).toMatchObject({ page, limit: 3, results: documents.length });
      rows.push(...documents);
      if (page >= body.totalPages) return rows;
    }
  }

  const ids = (documents: readonly Document[]) => documents.map(({ _id }) => String(_id));

  it.each(sorted)('[API-06] $name sorts by $field both ways, each row once', async (sorting) => {
    const { call, field } = sorting;
    const { total } = await read(call, 'limit=1');
    const valueIn = elsewhere[`${call.name} ${field}`] ?? ((document: Document) => document[field]);
    const rising = await readPages(call, `sort=${field}`);
    const falling = await readPages(call, `sort=-${field}`);
    expect(total).toBeGreaterThan(1);
    for (const rows of [rising, falling]) {
      expect(rows).toHaveLength(total);
      expect(new Set(ids(rows)).size).toBe(total);
      const present = rows.map((row) => valueIn(row) ?? null);
      // Empty ones come last, whichever way.
      const some = present.filter((value) => value !== null);
      expect(present.slice(0, some.length)).toEqual(some);
    }
    const valuesOf = (rows: readonly Document[]) =>
      rows.map((row) => comparable(valueIn(row))).filter((value) => value !== null);
    expect(valuesOf(rising)).toEqual(valuesOf(rising).toSorted(compare));
    expect(valuesOf(falling)).toEqual(valuesOf(rising).toReversed());
  });

  it.each(lists)('[API-06] $name is as the contract says, field by field', async (call) => {
    const { documents, body } = await read(call, 'limit=100');
    for (const document of documents) {
      expect(z.parse(call.schema.response, document)).toEqual(document);
    }
    const { extra } = call.schema;
    const { response } = call.route;
    if (!extra || response.kind === 'body' || !response.extra) return;
    for (const row of body.data[response.extra]) expect(z.parse(extra, row)).toEqual(row);
  });

  it.each(lists)('[API-06] $name reads every row once by the id before it', async (call) => {
    const { total } = await read(call, 'limit=1');
    const seen: string[] = [];
    for (let after = '0'.repeat(24); seen.length < total; after = seen.at(-1) ?? '') {
      const { documents, body } = await read(call, `limit=2&after=${after}`);
      // Nothing is counted of what follows the page.
      expect(body.total).toBe(documents.length);
      expect(body.isTotalCapped ?? false).toBe(documents.length === 2);
      expect(documents.length).toBeGreaterThan(0);
      seen.push(...ids(documents));
    }
    expect(seen).toEqual([...new Set(seen)].toSorted());
    expect((await read(call, `after=${seen.at(-1)}`)).documents).toEqual([]);
  });

  it.each(lists)('[API-06] $name sends the fields that are asked for, and the id', async (call) => {
    for (const field of Object.keys(propertiesOf(call.schema.response))) {
      const [first] = (await read(call, `fields=${field}&limit=1`)).documents;
      expect(Object.keys(first ?? {}).sort()).toEqual([...new Set(['_id', field])].sort());
    }
    const [first] = (await read(call, 'fields=createdAt,__v&limit=1')).documents;
    expect(Object.keys(first ?? {}).sort()).toEqual(['__v', '_id', 'createdAt']);
  });

  it.each(lists)('[API-06] $name finds words in any order and case', async (call) => {
    const [row] = (await read(call, 'limit=1&sort=-createdAt')).documents;
    const words = nameOf(row ?? {}).split(' ');
    for (const search of [words, words.toReversed()]) {
      for (const text of [search.join(' '), search.join(' ').toUpperCase()]) {
        const list = await read(call, `limit=100&search=${encodeURIComponent(text)}`);
        expect(ids(list.documents)).toContain(row?._id);
      }
    }
    expect((await read(call, 'search=zanzibar+qwerty')).total).toBe(0);
    expect((await read(call, 'search=%25')).total).toBe(0);
  });

  it.each(lists)('[API-06] $name answers for some ids, and past its end', async (call) => {
    const { documents, total } = await read(call, 'limit=2');
    const some = await read(call, `_id=${ids(documents).join(',')}`);
    expect(ids(some.documents).sort()).toEqual(ids(documents).sort());
    expect(some.total).toBe(documents.length);
    const past = await read(call, 'page=1000&limit=2');
    expect(past.body).toMatchObject({ results: 0, total, totalPages: Math.ceil(total / 2) });
    expect(past.documents).toEqual([]);
  });

  it.each(refusals)('[API-06] $name refuses $query by name', async ({ call, query, path }) => {
    const { status, body } = await test.call('GET', `${call.route.path}?${query}`, { token });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID_QUERY', errors: [{ path }] });
  });
});

/** Returns the value that a list compares: text without case. */
function comparable(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' ? value : String(value).toLowerCase();
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
