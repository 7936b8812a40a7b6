import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CallSchemas, codes, parseRoute, routes, schemas, TEMPLATE_NAMES } from './index.ts';
import { packedSource, packRoutes } from './pack-routes.ts';
import { callTable } from './read-packed.ts';
import type { RouteLine, RouteTable } from './routes.ts';

const rows = Object.entries(routes).flatMap(([group, calls]) =>
  Object.entries<RouteLine>(calls).map(([call, line]) => ({
    name: `${group}.${call}`,
    route: parseRoute(line),
    shapes: (schemas[group as keyof typeof schemas] as Record<string, CallSchemas>)[call],
  })),
);
const { list, update, changeStatus, create } = schemas.institution;

function problems(schema: z.core.$ZodType, value: unknown): string[] {
  return (z.safeParse(schema, value).error?.issues ?? []).map(({ path }) => path.join('.'));
}

describe('the table', () => {
  test('has a schema for each call: a query for reads, a body for writes', () => {
    for (const { name, route, shapes } of rows) {
      expect(shapes?.response, name).toBeDefined();
      expect(route.method === 'GET' ? shapes?.body : shapes?.query, name).toBeUndefined();
      if (route.response.kind === 'list') expect(shapes?.query, name).toBeDefined();
    }
  });

  test('has at most one identifier in a path, and no address twice', () => {
    for (const { route } of rows) expect(route.path.match(/\{/g)?.length ?? 0).toBeLessThan(2);
    const addresses = rows.map(({ route }) => `${route.method} ${route.path}`);
    expect(new Set(addresses).size).toBe(rows.length);
  });

  test('is read as its grammar says', () => {
    expect(parseRoute('GET /setting -> settings[0]').response).toEqual({
      kind: 'first',
      key: 'settings',
    });
    expect(parseRoute('GET /user/me -> user').response).toEqual({ kind: 'one', key: 'user' });
    expect(parseRoute('GET /user -> users[]').response).toEqual({ kind: 'list', key: 'users' });
    expect(parseRoute('GET /color -> colors[]+statusColors').response).toEqual({
      kind: 'list',
      key: 'colors',
      extra: 'statusColors',
    });
    expect(() => parseRoute('GET /setting -> settings[0]+others')).toThrow(TypeError);
    expect(parseRoute('POST /user/login !public')).toEqual({
      method: 'POST',
      path: '/user/login',
      param: undefined,
      response: { kind: 'body' },
      isPublic: true,
      clearsLocal: false,
    });
    expect(parseRoute('PATCH /user/{id} -> user !clearsLocal').clearsLocal).toBe(true);
    expect(parseRoute('PATCH /a/{id}/b').param).toBe('id');
    expect(() => parseRoute('GET /user ->')).toThrow(TypeError);
  });
});

describe('the packed table', () => {
  const read = (table: RouteTable) =>
    Object.fromEntries(
      Object.entries(table).map(([group, calls]) => [
        group,
        Object.fromEntries(Object.entries(calls).map(([call, line]) => [call, parseRoute(line)])),
      ]),
    );

  test('is made from the table; `pnpm --filter @booking/api-client openapi` writes it', () => {
    const committed = readFileSync(new URL('packed-routes.ts', import.meta.url), 'utf8');
    expect(committed).toBe(packedSource(routes));
    expect(callTable).toEqual(read(routes));
  });

  test('has no line that is elsewhere than its group', () => {
    expect(() => packRoutes({ user: { me: 'GET /users/me' } })).toThrow(TypeError);
  });
});

describe('the list rule', () => {
  test('[API-06] reads the text of an address', () => {
    const read = z.parse(list.query, {
      page: '2',
      limit: '100',
      sort: '-createdAt,name',
      search: ' lotus ',
      status: 'Active,Pending',
      'currentPeriodEnd[lte]': '2026-12-31',
      'lastActivityAt[exists]': 'false',
    });
    expect(read).toEqual({
      page: 2,
      limit: 100,
      sort: ['-createdAt', 'name'],
      search: 'lotus',
      status: ['Active', 'Pending'],
      'currentPeriodEnd[lte]': '2026-12-31',
      'lastActivityAt[exists]': false,
    });
  });

  test.each([
    ['page', '0'],
    ['page', 'one'],
    ['limit', '101'],
    ['limit', '-1'],
    ['sort', 'password'],
    ['fields', 'a b'],
    ['search', 'x'.repeat(101)],
    ['status', 'Active,Gone'],
    ['_id', 'zz'],
    ['currentPeriodEnd[gte]', '31-12-2026'],
  ])('[API-06] refuses %s=%s', (name, value) => {
    expect(problems(list.query, { [name]: value })[0]).toMatch(
      new RegExp(`^${name.split('[')[0]}`),
    );
  });

  test('[API-06] refuses what it does not know, by name', () => {
    const { error } = z.safeParse(list.query, { colour: 'red' });
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['colour'] }]);
  });
});

describe('an institution', () => {
  test('[ENT-04] cannot be given a status by an update', () => {
    expect(z.safeParse(update.body, { status: 'Active' }).success).toBe(false);
    expect(z.safeParse(update.body, { name: 'Palm' }).success).toBe(true);
    expect(z.safeParse(changeStatus.body, { status: 'Active' }).success).toBe(true);
  });

  test('names each field that is not right', () => {
    expect(
      problems(create.body, {
        name: 'L',
        code: 'lo',
        type: 'Hotel',
        email: 'no',
        phone: '0294',
        gstin: '1',
        website: 'http://a.in',
        address: { line1: '', city: 'Udaipur', country: 'India' },
        template: 'x',
        owner: { firstName: 'A', lastName: '', email: 'a@b.in' },
      }).sort(),
    ).toEqual(
      [
        'address.country',
        'address.line1',
        'code',
        'email',
        'gstin',
        'name',
        'phone',
        'template',
        'website',
      ].sort(),
    );
  });
});

test('[ENT-03] the templates have their seeded names', () => {
  expect(Object.values(TEMPLATE_NAMES).sort()).toEqual([
    'Appointment-Based Services',
    'Event Management',
    'Hospitality',
    'Subscription Management',
    'Tours & Travels',
  ]);
});

test('every code is a failure with a sentence', () => {
  for (const [code, { status, message }] of Object.entries(codes)) {
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(message, code).toMatch(/[.!]$/);
  }
});
