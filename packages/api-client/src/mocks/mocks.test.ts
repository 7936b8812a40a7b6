import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import {
  type Color,
  createClient,
  type Institution,
  memoryStorage,
  type StatusColor,
} from '../index.ts';
import { failure, mock, mockApi, pageOf } from './index.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createClient({ baseUrl: 'https://api.test/api/v1', storage: memoryStorage() });

const template = {
  _id: '65f0000000000000000000a1',
  name: 'Hospitality',
  key: 'hospitality',
  description: 'Rooms and stays',
  isAvailable: true,
  icon: 'hotel',
  order: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedBy: null,
  __v: 0,
} as const;

describe('a mocked call', () => {
  test('returns a list in the real envelope, which the client unwraps', async () => {
    server.use(mock('template.list', ({ input }) => pageOf([template, template], input)));
    await expect(api.template.list({ limit: 1, page: 2 })).resolves.toEqual({
      items: [template],
      total: 2,
      page: 2,
      limit: 1,
      totalPages: 2,
    });
  });

  test('hands the resolver what the schema has read', async () => {
    const seen: unknown[] = [];
    server.use(
      mock('institution.list', ({ input }) => {
        expectTypeOf(input.status).toEqualTypeOf<Institution['status'][] | undefined>();
        seen.push(input);
        return pageOf([]);
      }),
    );
    await api.institution.list({ status: ['Active', 'Pending'], page: 3 });
    expect(seen).toEqual([{ status: ['Active', 'Pending'], page: 3 }]);
  });

  test('hands over the identifier', async () => {
    server.use(mock('institution.get', ({ id }) => failure('NOT_FOUND', { message: `No ${id}.` })));
    await expect(api.institution.get('abc')).rejects.toMatchObject({
      kind: 'http',
      status: 404,
      code: 'NOT_FOUND',
      message: 'No abc.',
      requestId: 'mock',
    });
  });

  test('refuses what the contract refuses, by field', async () => {
    server.use(mock('user.login', () => ({ accessToken: 'a', refreshToken: 'r' })));
    await expect(api.user.login({ email: 'no', password: '' })).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: [
        { path: 'email', message: 'Enter a valid email address.' },
        { path: 'password', message: 'Enter your password.' },
      ],
    });
  });

  test('refuses a query key that the list does not know', async () => {
    server.use(mock('template.list', () => pageOf([])));
    await expect(
      api.request('GET', '/template', { query: { colour: 'red' } }),
    ).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_QUERY',
      fields: [{ path: 'colour', code: 'unrecognized_key' }],
    });
  });

  test('returns both tokens at the top level', async () => {
    server.use(mock('user.login', () => ({ accessToken: 'a', refreshToken: 'r' })));
    await expect(
      api.user.login({ email: 'admin@booking.example', password: 'full-house-2026' }),
    ).resolves.toEqual({ accessToken: 'a', refreshToken: 'r' });
  });
});

test('null stands for the first of an empty list', async () => {
  server.use(mock('bkbtrSetting.get', () => null));
  await expect(api.bkbtrSetting.get()).resolves.toBeNull();
});

describe('a list with a second collection', () => {
  const color = { _id: '65f0000000000000000000c1', name: 'Lagoon', hex: '#0e7490' };
  const statusColor: StatusColor = {
    key: 'paid',
    label: 'Paid',
    fill: { ...color, textColor: '#ffffff' },
    border: color,
    icon: 'circle-check',
    order: 4,
    __v: 3,
  };

  test('is read from the real envelope with both', async () => {
    server.use(
      mock('color.list', () => ({ ...pageOf([]), statusColors: [statusColor] })),
      mock('color.setStatusColor', () => [statusColor]),
    );
    const page = await api.color.list();
    expect(page).toEqual({ ...pageOf([]), statusColors: [statusColor] });
    expectTypeOf(page.items).toEqualTypeOf<readonly Color[]>();
    expectTypeOf(page.statusColors).toEqualTypeOf<readonly StatusColor[]>();
    const saved = await api.color.setStatusColor({ reset: true, __v: 3 });
    expect(saved).toEqual([statusColor]);
    expectTypeOf(saved).toEqualTypeOf<StatusColor[]>();
  });

  test('is a failure without the second', async () => {
    const data = { colors: [] };
    const body = { data, results: 0, total: 0, page: 1, limit: 20, totalPages: 0 };
    server.use(http.get('*/color', () => HttpResponse.json(body)));
    await expect(api.color.list()).rejects.toMatchObject({ kind: 'parse' });
  });

  test('leaves a body out that may be left out', async () => {
    const seen: unknown[] = [];
    server.use(
      mock('color.remove', ({ input }) => {
        seen.push(input);
      }),
    );
    await api.color.remove(color._id);
    await api.color.remove(color._id, { replaceBy: color._id });
    expect(seen).toEqual([{}, { replaceBy: color._id }]);
  });
});

describe('the mocked API', () => {
  test('returns with the resolvers it is given', async () => {
    server.use(...mockApi({ overrides: { 'template.list': () => pageOf([template]) } }));
    await expect(api.template.list()).resolves.toMatchObject({ total: 1 });
  });

  test('puts every static path before those with an identifier', () => {
    const hasParam = mockApi().map(({ info }) => String(info.path).includes(':'));
    expect(hasParam).toContain(true);
    expect(hasParam).toEqual([...hasParam].sort());
  });

  test('says which call a story forgot', async () => {
    server.use(...mockApi());
    await expect(api.user.me()).rejects.toMatchObject({
      status: 404,
      message: 'No mock for user.me.',
    });
  });
});
