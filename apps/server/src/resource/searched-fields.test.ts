import openApi from '@booking/api-client/openapi.json' with { type: 'json' };
import { SAMPLE_PASSWORD } from '@booking/api-client/sample';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { appUser } from '../schema/tenant.ts';
import { seedSample } from '../seed/sample.ts';
import { goodRequests, plain } from '../testing/access/good-requests.ts';
import { ADMIN, oneDatabase, useTestApp } from '../testing/app.ts';
import { calls } from '../testing/calls.ts';
import { upgrade } from '../testing/plan-limits.ts';

const documented = z.object({
  operationId: z.string(),
  parameters: z.array(z.looseObject({ name: z.string(), description: z.optional(z.string()) })),
});

/** Searched fields of each list, as the API's description names them. */
const searches = Object.values(openApi.paths).flatMap((path) => {
  const read = z.safeParse(z.object({ get: documented }), path);
  if (!read.success) return [];
  const { operationId: name, parameters } = read.data.get;
  const search = parameters.find((parameter) => parameter.name === 'search');
  return search ? [{ name, says: search.description ?? '' }] : [];
});
const ofInstitution = 'the fields of the institution';

const fieldsIn = (says: string) =>
  [...says.replace('`institution.list`', '').matchAll(/`([\w.]+)`/g)].flatMap(
    ([, path]) => path ?? [],
  );
const fields = searches.flatMap(({ name, says }) => fieldsIn(says).map((path) => ({ name, path })));
const withInstitution = searches.filter(({ says }) => says.includes(ofInstitution));
const withReferences = searches.filter(({ says }) => says.includes('the references of payments'));

const NAME = 'Saffron Gate';
const REFERENCE = 'UTR7164920';
const search = (text: string) => `search=${encodeURIComponent(text)}`;

type Document = Readonly<Record<string, unknown>>;

/** The text of a field, or the first of a list; undefined where a document has none. */
function textAt(document: Document, path: string): string | undefined {
  let value: unknown = document;
  for (const name of path.split('.')) value = Object(value)[name];
  const [text] = [value].flat();
  return typeof text === 'string' && text !== '' ? text : undefined;
}

describe.each(oneDatabase)('the search of a list on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    await test.db.delete(appUser).where(eq(appUser.email, ADMIN));
    await seedSample(test.db, new Date());
    const body = { email: 'admin@booking.example', password: SAMPLE_PASSWORD };
    token = (await test.call('POST', '/user/login', { body })).body.accessToken;
    await fill();
  });

  /** Adds rows and values that the sample lacks. */
  async function fill() {
    const { id: institution } = await test.institute(token, {
      name: NAME,
      gstin: '27AAPFU0939F1ZV',
    });
    await upgrade(test, institution);
    await send('POST', '/note', { institution, text: 'Asked for a rebate', nextStep: 'Call Asha' });
    const day = new Date().toISOString().slice(0, 10);
    const paid = { amount: 50, method: 'UPI', reference: REFERENCE };
    const line = { day, amount: 50, text: 'NEFT INTEREST', reference: 'N7164930' };
    await send('POST', '/bankLine', { lines: [line] });
    await send('POST', '/whatsapp', {
      ...{ institution, name: 'Arrival reminder', event: 'checkInReminder', trigger: 'Before' },
      ...{ offset: { value: 24, unit: 'hour' }, audience: { kind: 'Guest' } },
      template: { name: 'thank_you', language: 'en' },
      variables: ['1', '2'].map((key) => ({ key, text: 'Lakeview' })),
    });
    const [subscription] = await read('subscription.list', search(NAME));
    const change = `/subscription/${subscription?._id}`;
    await send('PATCH', change, { action: 'endTrial' });
    await send('PATCH', change, { action: 'recordPayment', paidOn: day, ...paid });
    // A resource that refers to nothing begins without rows.
    for (const { name: list } of searches) {
      const create = calls.find(({ name }) => name === list.replace(/\w+$/, 'create'));
      if (!create || (await read(list, 'limit=1')).length > 0) continue;
      for (const request of goodRequests(create, '', '', 1)) {
        const { body } = plain(create, request);
        await send('POST', create.route.path, { ...Object(body), name: 'Kingfisher' });
      }
    }
  }

  async function send(method: string, path: string, body: object) {
    const { status, body: answer } = await test.call(method, path, { token, body });
    expect(status, JSON.stringify(answer)).toBeLessThan(300);
  }

  async function read(name: string, query: string): Promise<readonly Document[]> {
    const call = calls.find((each) => each.name === name);
    if (call?.route.response.kind !== 'list') throw new Error(`${name} is no list.`);
    const { status, body } = await test.call('GET', `${call.route.path}?${query}`, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data[call.route.response.key];
  }

  /** The first row that has something, and what. */
  async function rowWith(name: string, path: string) {
    for (const row of await read(name, 'limit=100')) {
      const text = textAt(row, path);
      if (text !== undefined) return { id: row._id, text };
    }
    throw new Error(`No row of ${name} has ${path}.`);
  }

  /** Whether a search finds one row, among all that it finds. */
  const finds = async (name: string, text: string, id: unknown) =>
    (await read(name, `${search(text)}&_id=${id}`)).length > 0;

  it('is said of each list', () => {
    const lists = calls.filter(({ route }) => route.response.kind === 'list');
    const searched = lists.filter(({ schema }) =>
      Object.hasOwn(Object(schema.query).def?.shape ?? {}, 'search'),
    );
    expect(searches.map(({ name }) => name).sort()).toEqual(
      searched.map(({ name }) => name).sort(),
    );
  });

  it.each(fields)('$name finds what it says that it looks at: $path', async ({ name, path }) => {
    const { id, text } = await rowWith(name, path);
    expect(await finds(name, text, id)).toBe(true);
  });

  it.each(withInstitution)('$name finds by each field of its institution', async ({ name }) => {
    const [institution = {}] = await read('institution.list', search(NAME));
    const [row] = await read(name, search(NAME));
    for (const { path } of fields.filter((field) => field.name === 'institution.list')) {
      const text = textAt(institution, path);
      if (text === undefined) throw new Error(`The institution has no ${path}.`);
      expect(await finds(name, text, row?._id), path).toBe(true);
    }
  });

  it.each(withReferences)(
    '$name finds by the reference of a payment, or six characters',
    async ({ name }) => {
      for (const text of [REFERENCE, REFERENCE.slice(2, 8)]) {
        expect((await read(name, search(text))).length, text).toBeGreaterThan(0);
      }
      expect(await read(name, search(REFERENCE.slice(2, 7)))).toEqual([]);
    },
  );
});
