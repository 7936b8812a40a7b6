import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bulkJob } from '../schema/bulk.ts';
import { template } from '../schema/template.ts';
import { appUser } from '../schema/tenant.ts';
import { passkey, twoFactor } from '../schema/two-factor.ts';
import { type GoodRequest, goodRequests } from '../testing/access/good-requests.ts';
import { newPerson } from '../testing/access/meanwhile.ts';
import {
  ADMIN,
  type Institute,
  oneDatabase,
  PASSWORD,
  type TestApp,
  useTestApp,
} from '../testing/app.ts';
import { type ContractCall, calls, pathOf } from '../testing/calls.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { type IdMaker, idMakers } from '../testing/id-makers.ts';
import { makePasskey } from '../testing/make-passkey.ts';
import { makeSome } from '../testing/make-rows.ts';

const makers: Readonly<Record<string, (typeof idMakers)[keyof typeof idMakers]>> = idMakers;

/** Makes the id of a call whose path doesn't say what it is of. */
const ofCall: Readonly<Record<string, IdMaker>> = {
  // A job of its owner alone, who is the one who calls here.
  'bulk.cancel': async (test, tenant) => {
    const id = await idMakers.bulkId(test, tenant);
    const [admin] = await test.db.select().from(appUser).where(eq(appUser.email, ADMIN));
    await test.db
      .update(bulkJob)
      .set({ userId: admin?.id ?? '' })
      .where(eq(bulkJob.id, id));
    return id;
  },
  'twoFactor.renamePasskey': passkeyOfAdmin,
  'twoFactor.removePasskey': passkeyOfAdmin,
  // A colleague who has a second factor.
  'user.resetTwoFactor': async (test, tenant) => {
    const { id: userId } = await newPerson(test, 'Manager', tenant);
    await test.db.insert(twoFactor).values({ userId, sealed: 'sealed', confirmedAt: new Date() });
    return userId;
  },
  'rolePermission.save': async ({ db }) => {
    const [first] = await db.select({ id: template.id }).from(template).limit(1);
    return first?.id ?? '';
  },
};

/** A passkey of its owner alone, who is the one who calls here. */
async function passkeyOfAdmin({ db }: TestApp): Promise<string> {
  const [admin] = await db.select().from(appUser).where(eq(appUser.email, ADMIN));
  return makePasskey(db, admin?.id ?? '');
}

/** Without the passkeys of the tests before, which no authenticator has: a sign-in would ask for them. */
async function signInAdmin(test: TestApp): Promise<string> {
  await test.db.delete(passkey);
  return (await test.signIn(ADMIN)).accessToken;
}

const object = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
});
const bodyShape = z.union([
  z.object({ oneOf: z.array(object) }),
  z.object({ anyOf: z.array(object) }),
  object,
]);

/** Returns the shapes that a body can have: several where the call does several things. */
function shapesOf({ schema }: ContractCall): z.infer<typeof object>[] {
  const sent = schema.body ?? schema.form;
  if (!sent) return [];
  const shape = z.parse(bodyShape, z.toJSONSchema(sent, { io: 'input', unrepresentable: 'any' }));
  if ('oneOf' in shape) return shape.oneOf;
  return 'anyOf' in shape ? shape.anyOf : [shape];
}

const takes = (call: ContractCall, name: string) =>
  shapesOf(call).some(({ properties }) => properties && name in properties);
const takesVersion = (call: ContractCall) => takes(call, '__v');

/** Every change or removal of something that is stored. */
const writes = calls.filter(
  (call) =>
    /PATCH|DELETE/.test(call.route.method) &&
    !call.route.isPublic &&
    (call.route.param !== undefined || takesVersion(call)),
);
const versioned = writes.filter(takesVersion);
const withId = writes.filter(({ route }) => route.param !== undefined);
const withJson = writes.filter(({ schema }) => schema.body);

it('finds the calls that this suite is about', () => {
  expect(versioned.length).toBeGreaterThan(3);
  expect(withId.length).toBeGreaterThan(3);
  expect(withJson.length).toBeGreaterThan(3);
});

describe.each(oneDatabase)('every change and removal on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;
  let own: Institute;
  let otherTenant: Institute;

  beforeAll(async () => {
    token = await signInAdmin(test);
    own = await test.institute(token);
    otherTenant = await test.institute(token);
  });

  async function idOf(call: ContractCall, tenant: Institute): Promise<string> {
    const make = ofCall[call.name] ?? makers[call.route.param ?? ''];
    if (make) return make(test, tenant);
    if (!takes(call, 'institution')) return '';
    // It writes what belongs to an institute.
    await makeSome(test, tenant);
    return tenant.id;
  }

  const send = (
    call: ContractCall,
    { path, body, form }: GoodRequest,
    headers: Record<string, string> = {},
    as = token,
  ) => test.call(call.route.method, path, { token: as, body: form ?? body, headers });

  /** Good requests: with the fields that a call needs and no other, with one more, with any. */
  function requestsOf(call: ContractCall, id: string): GoodRequest[] {
    const good = goodRequests(call, id, id, 20).map((request) => ({
      ...request,
      // The caller's own, where a call asks for it.
      body: call.name === 'twoFactor.removePasskey' ? { password: PASSWORD } : request.body,
    }));
    const required = shapesOf(call).flatMap((shape) => shape.required ?? []);
    const named = (request: GoodRequest, ...names: string[]) => ({
      ...request,
      body: request.body && only(request.body, new Set([...required, ...names])),
    });
    return [
      ...good.map((request) => named(request)),
      ...good.flatMap((request) =>
        Object.keys(Object(request.body)).map((name) => named(request, name)),
      ),
      ...good,
    ];
  }

  /** Sends requests until one passes the rules of its resource, which no schema can say. */
  async function sendOne(
    call: ContractCall,
    requests: readonly GoodRequest[],
    headers: Record<string, string> = {},
    as = token,
  ) {
    for (const request of requests) {
      const answer = await send(call, request, headers, as);
      if (!isRefused(answer)) return { request, answer };
    }
    throw new Error(`${call.name}: no request passes.`);
  }

  it.each(versioned)('$name refuses a version that is not the stored one', async (call) => {
    const id = await idOf(call, own);
    const before = await fingerprint(test.db);
    const late = requestsOf(call, id).map((request) => withField(request, '__v', 999_999));
    const { body, status } = (
      await sendOne(
        call,
        // The same status again is no change, so no conflict.
        late.filter(({ body }) => Object(body).status !== 'Pending'),
      )
    ).answer;
    expect(status, JSON.stringify(body)).toBe(409);
    expect(body.code).toBe('VERSION_CONFLICT');
    expect(body.data).toBeDefined();
    // Rates report conflicts cell by cell; a document that was never saved has none.
    const isNew = body.data.isSaved === false || body.data.__v === 0;
    if (call.name !== 'rate.create' && !(isNew && body.changed === undefined)) {
      expect(body.changed).toMatchObject({ at: expect.stringMatching(/^20.*Z$/) });
    }
    // A removal returns no document.
    const { response } = call.schema;
    if (call.route.response.kind !== 'body')
      expect(z.parse(response, body.data)).toEqual(body.data);
    expect(await fingerprint(test.db)).toEqual(before);
  });

  it.each(writes.filter(({ schema }) => schema.body ?? schema.form))(
    '$name refuses a field that it does not know, by path',
    async (call) => {
      const [request] = requestsOf(call, await idOf(call, own));
      if (!request) throw new Error(`${call.name} has no request.`);
      const { status, body } = await send(call, withField(request, 'weather', 1));
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'weather' }] });
    },
  );

  it.each(withJson)('$name refuses a body that is missing, or no object', async (call) => {
    const path = `/api/v1${pathOf(call, await idOf(call, own))}`;
    const headers = { 'Content-Type': 'application/json' };
    for (const text of ['', '[]', '1', 'null', '{']) {
      if (text === '' && z.safeParse(call.schema.body ?? z.never(), undefined).success) continue;
      const { status, body } = await test.call(call.route.method, path, {
        token,
        body: text,
        headers,
      });
      expect({ text, status }).toEqual({ text, status: 400 });
      expect(['VALIDATION', 'MALFORMED']).toContain(body.code);
    }
  });

  it.each(withId)(
    '$name finds nothing under an id that no row has, or that is none',
    async (call) => {
      for (const id of ['0'.repeat(24), 'f'.repeat(24), '1', 'x'.repeat(24), 'A'.repeat(24)]) {
        const [request] = requestsOf(call, '0'.repeat(24));
        if (!request) throw new Error(`${call.name} has no request.`);
        const path = request.path.replace('0'.repeat(24), id);
        const { status, body } = await send(call, { ...request, path });
        expect({ id, status, code: body.code }).toEqual({ id, status: 404, code: 'NOT_FOUND' });
      }
    },
  );

  it.each(withId)('$name does not know the rows of another tenant', async (call) => {
    const owner = (await test.signIn(own.ownerEmail)).accessToken;
    const [mine] = requestsOf(call, await idOf(call, own)).map((request) =>
      withField(request, 'weather', 1),
    );
    const [theirs] = requestsOf(call, await idOf(call, otherTenant));
    if (!mine || !theirs) throw new Error(`${call.name} has no request.`);
    // Admitted, it is refused for its unknown field only.
    const isAdmitted = (await send(call, mine, {}, owner)).body.code !== 'FORBIDDEN';
    const { status } = await send(call, theirs, {}, owner);
    expect(status).toBe(isAdmitted ? 404 : 403);
  });

  it.each(writes)('$name has one effect for one key', async (call) => {
    const fresh = await test.institute(token);
    const headers = { 'Idempotency-Key': `rule-${call.name}` };
    const id = await idOf(call, fresh);
    // Any version, and something that changes.
    const requests = requestsOf(call, id).filter(({ body }) => !Object.hasOwn(Object(body), '__v'));
    const { request, answer } = await sendOne(call, requests.toReversed(), headers);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    token = await signInAdmin(test);
    const before = await fingerprint(test.db);
    const again = await send(call, request, headers);
    expect({ status: again.status, body: again.body }).toEqual({
      status: answer.status,
      body: answer.body,
    });
    const { session_family: _family, session_branch: _branch, ...rest } = before;
    expect(await fingerprint(test.db)).toMatchObject(rest);
  });
});

/** Whether a rule of its resource refused a request: its fields, what its status allows, or what has to be confirmed. */
function isRefused({
  status,
  body,
}: {
  readonly status: number;
  readonly body: { code?: string };
}) {
  return (
    status === 400 ||
    status === 422 ||
    body.code === 'CONFIRMATION_REQUIRED' ||
    body.code === 'INVALID_TRANSITION' ||
    body.code === 'DUPLICATE'
  );
}

function only(body: unknown, names: ReadonlySet<string>): unknown {
  return Object.fromEntries(Object.entries(Object(body)).filter(([name]) => names.has(name)));
}

function withField(request: GoodRequest, name: string, value: number): GoodRequest {
  if (!request.form) return { ...request, body: { ...Object(request.body), [name]: value } };
  const form = new FormData();
  form.set(name, String(value));
  return { ...request, form };
}
