import { describe, expect, expectTypeOf, test } from 'vitest';
import type {
  BkbtrSetting,
  Client,
  CurrentUser,
  Institution,
  InstitutionCreate,
  Page,
  Template,
  Tokens,
} from './index.ts';
import { createStage } from './testing/stage.ts';

const id = '65f0000000000000000000a1';
const numbers = { total: 1, page: 1, limit: 20, totalPages: 1 };
const tokens = { accessToken: 'a', refreshToken: 'r' };
const entity = { _id: id, name: 'Lotus' };
const credentials = { email: 'admin@booking.example', password: 'full-house-2026' };
const reason = { code: 'abuse', note: 'Seen twice' } as const;

const newInstitution: InstitutionCreate = {
  name: 'Lotus',
  code: 'LOTUS',
  type: 'Hotel',
  email: 'desk@lotus.example',
  phone: '+919876543210',
  address: { line1: 'Lake Road 1', city: 'Udaipur', country: 'IN' },
  template: id,
  owner: { firstName: 'Asha', lastName: 'Rao', email: 'asha@lotus.example' },
};

interface Row {
  readonly call: string;
  readonly make: (api: Client) => Promise<unknown>;
  readonly request: string;
  readonly body?: unknown;
  readonly response: object;
  readonly value: unknown;
}

/** The calls as the specification names them, written out apart from the table. */
const rows: readonly Row[] = [
  {
    call: 'user.login',
    make: (api) => api.user.login(credentials),
    request: 'POST /user/login',
    body: credentials,
    response: { status: 'success', ...tokens },
    value: tokens,
  },
  {
    call: 'user.me',
    make: (api) => api.user.me(),
    request: 'GET /user/me',
    response: { data: { user: entity } },
    value: entity,
  },
  {
    call: 'user.refresh',
    make: (api) => api.user.refresh(),
    request: 'GET /user/refresh',
    response: { status: 'success', ...tokens },
    value: tokens,
  },
  {
    call: 'user.logout',
    make: (api) => api.user.logout(),
    request: 'PATCH /user/logout',
    response: { status: 'success' },
    value: { status: 'success' },
  },
  {
    call: 'template.list',
    make: (api) => api.template.list({ sort: 'createdAt' }),
    request: 'GET /template?sort=createdAt',
    response: { results: 1, ...numbers, data: { templates: [entity] } },
    value: { items: [entity], ...numbers },
  },
  {
    call: 'institution.list',
    make: (api) => api.institution.list({ page: 2 }),
    request: 'GET /institution?page=2',
    response: { results: 1, ...numbers, data: { institutions: [entity] } },
    value: { items: [entity], ...numbers },
  },
  {
    call: 'institution.get',
    make: (api) => api.institution.get(id),
    request: `GET /institution/${id}`,
    response: { data: { institution: entity } },
    value: entity,
  },
  {
    call: 'institution.create',
    make: (api) => api.institution.create(newInstitution),
    request: 'POST /institution',
    body: newInstitution,
    response: { data: { institution: entity } },
    value: entity,
  },
  {
    call: 'institution.update',
    make: (api) => api.institution.update(id, { name: 'Palm', __v: 3 }),
    request: `PATCH /institution/${id}`,
    body: { name: 'Palm', __v: 3 },
    response: { data: { institution: entity } },
    value: entity,
  },
  {
    call: 'institution.changeStatus',
    make: (api) => api.institution.changeStatus(id, { status: 'Suspended', reason, __v: 3 }),
    request: `PATCH /institution/${id}/change-status`,
    body: { status: 'Suspended', reason, __v: 3 },
    response: { data: { institution: entity } },
    value: entity,
  },
];

describe('a call', () => {
  test.each(rows)('[API-03 $call] is sent as specified and returns its value', async (row) => {
    const { api, server } = createStage();
    api.session.begin(server.issue('asha'));
    server.respond(row.request.split(' ')[1] ?? '', () => Response.json(row.response));
    await expect(row.make(api)).resolves.toEqual(row.value);
    const [arrival] = server.arrivals;
    expect(`${arrival?.method} ${arrival?.path}`).toBe(row.request);
    expect(arrival?.body ? JSON.parse(arrival.body) : undefined).toEqual(row.body);
  });
});

test('the types of the calls are those of the contract', () => {
  expectTypeOf<Client['user']['login']>().returns.resolves.toEqualTypeOf<Tokens>();
  expectTypeOf<Client['user']['me']>().returns.resolves.toEqualTypeOf<CurrentUser>();
  expectTypeOf<Client['template']['list']>().returns.resolves.toEqualTypeOf<Page<Template>>();
  expectTypeOf<Client['institution']['list']>().returns.resolves.toEqualTypeOf<Page<Institution>>();
  expectTypeOf<
    Client['bkbtrSetting']['get']
  >().returns.resolves.toEqualTypeOf<BkbtrSetting | null>();
  expectTypeOf<Client['institution']['get']>().parameter(0).toEqualTypeOf<string>();
  expectTypeOf<Client['institution']['create']>().parameter(0).toEqualTypeOf<InstitutionCreate>();
  const { api } = createStage();
  // @ts-expect-error a creation needs its body
  const withoutBody = () => api.institution.create();
  // @ts-expect-error no such status
  const unknownStatus = () => api.institution.changeStatus(id, { status: 'Gone' });
  // @ts-expect-error the status is not among what an update writes
  const statusInUpdate = () => api.institution.update(id, { status: 'Active' });
  // @ts-expect-error no such filter
  const unknownFilter = () => api.institution.list({ colour: 'red' });
  for (const wrong of [withoutBody, unknownStatus, statusInUpdate, unknownFilter]) {
    expectTypeOf(wrong).toBeFunction();
  }
});

test('a list is asked by values that it knows, one or several', () => {
  type Asked = NonNullable<Parameters<Client['institution']['list']>[0]>;
  type Status = Institution['status'];
  expectTypeOf<Asked['status']>().toEqualTypeOf<Status | readonly Status[] | undefined>();
  expectTypeOf<Asked['template']>().toEqualTypeOf<string | readonly string[] | undefined>();
  const { api } = createStage();
  const right = () => [
    api.institution.list({ status: 'Active', sort: '-createdAt' }),
    api.institution.list({ status: ['Active', 'Pending'], sort: ['name', '-createdAt'] }),
    api.user.list({ status: 'Invited', sort: 'lastLoginAt' }),
    api.report.superAdmin({ startDate: '2026-01-01', endDate: '2026-01-31', sections: 'kpis' }),
  ];
  // @ts-expect-error no such status
  const unknownStatus = () => api.institution.list({ status: ['Actve'] });
  // @ts-expect-error no such status, and no list of an address
  const listOfAnAddress = () => api.institution.list({ status: 'Active,Pending' });
  // @ts-expect-error no such order
  const unknownOrder = () => api.institution.list({ sort: '-creatd' });
  // @ts-expect-error no order of this list
  const orderOfAnother = () => api.template.list({ sort: ['lastLoginAt'] });
  for (const call of [right, unknownStatus, listOfAnAddress, unknownOrder, orderOfAnother]) {
    expectTypeOf(call).toBeFunction();
  }
});
