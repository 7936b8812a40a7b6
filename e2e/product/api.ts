import { superAdmin } from './accounts.ts';

/** Just enough of a client to write with, apart from the one under test. */
export interface Api {
  readonly accessToken: string;
  /** Returns status and body. @throws when the server is gone. */
  send(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: Answer }>;
}

/** The parts of a response that the tests read. */
export interface Answer {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly message?: string;
  readonly total?: number;
  readonly data?: {
    readonly user?: { readonly _id: string; readonly email: string };
    readonly templates?: readonly { readonly _id: string; readonly isAvailable: boolean }[];
    readonly institution?: Institute;
    readonly colors?: readonly { readonly _id: string }[];
    readonly otas?: readonly { readonly _id?: string }[];
    readonly whatsapps?: readonly { readonly _id: string }[];
    readonly generics?: readonly {
      readonly _id?: string;
      readonly generic?: { readonly _id: string };
    }[];
    readonly category?: { readonly _id: string };
    readonly categories?: readonly { readonly _id: string; readonly code: string }[];
    readonly assets?: readonly { readonly code: string }[];
    readonly settings?: readonly object[];
    readonly pricings?: readonly { readonly _id: string; readonly key: string }[];
    readonly bkbtr_settings?: readonly { readonly __v: number; readonly billing: object }[];
    readonly rolepermissions?: readonly { readonly _id: string; readonly role: string }[];
    readonly rates?: Rates;
    readonly subscriptions?: readonly Subscription[];
    readonly users?: readonly { readonly _id: string }[];
    readonly institutions?: readonly Institute[];
    readonly statusColors?: readonly { readonly key: string; readonly fill: object }[];
  } | null;
}

export interface Rates {
  readonly revision: number;
  readonly rows: readonly { readonly cells: readonly { readonly price: number | null }[] }[];
}

export interface Subscription {
  readonly _id: string;
  readonly status: string;
  readonly balance: number;
  readonly planName: string;
  readonly graceDays: number;
  readonly entries: readonly {
    readonly _id: string;
    readonly kind: string;
    readonly amount: number;
    readonly day: string;
  }[];
}

export interface Institute {
  readonly _id: string;
  readonly name: string;
  readonly code: string;
  readonly status: string;
  readonly statusReason: { readonly code: string; readonly note: string } | null;
  readonly channels?: readonly { readonly _id: string }[];
  readonly __v: number;
}

/** Signs in by the API. */
export async function signIn(
  origin: string,
  credentials: { readonly email: string; readonly password: string } = superAdmin,
): Promise<Api> {
  const { status, body } = await call(origin, 'POST', '/user/login', undefined, credentials);
  if (status !== 200 || !body.accessToken) throw new Error(`Sign-in answered ${status}.`);
  return withToken(origin, body.accessToken);
}

/** Goes on with the token of an earlier sign-in. */
export function withToken(origin: string, accessToken: string): Api {
  return {
    accessToken,
    send: (method, path, body) => call(origin, method, path, accessToken, body),
  };
}

async function call(
  origin: string,
  method: string,
  path: string,
  accessToken: string | undefined,
  body: unknown,
) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer: Answer = await response.json();
  return { status: response.status, body: answer };
}

/** An institute that can be created, `n` telling it from the others. */
export function newInstitute(template: string, n: number) {
  const code = `E2E${String(n).padStart(5, '0')}`;
  return {
    name: `Acknowledged House ${n}`,
    code,
    type: 'Hotel',
    template,
    email: `desk-${n}@acknowledged.example`,
    phone: '+919876543210',
    address: { line1: '1 Lake Road', city: 'Udaipur', state: 'Rajasthan', country: 'IN' },
    owner: { firstName: 'Asha', lastName: 'Mehta', email: `owner-${n}@acknowledged.example` },
  };
}

/** The template that an institute can be made with. */
export async function availableTemplate(api: Api): Promise<string> {
  const { body } = await api.send('GET', '/template');
  const template = body.data?.templates?.find(({ isAvailable }) => isAvailable);
  if (!template) throw new Error('No template is available.');
  return template._id;
}

/** Gives an institute a category and an asset, without which it can't be activated. Returns the category's id. */
export async function addStock(api: Api, institution: string): Promise<string> {
  const check = await api.send('GET', `/category/checkGenerics?institution=${institution}`);
  const generic = check.body.data?.generics?.[0]?.generic?._id;
  const room = { institution, generic, name: 'Deluxe', code: 'DLX', basePrice: 4500 };
  const response = await api.send('POST', '/category', room);
  const category = response.body.data?.category?._id;
  if (!category) throw new Error(`The category was not added: ${response.body.message}`);
  const unit = { institution, category, name: 'Room 101', code: '101' };
  const { status, body } = await api.send('POST', '/asset', unit);
  if (status !== 201) throw new Error(`The asset was not added: ${body.message}`);
  return category;
}
