import { access, type CallAccess, isPermission, SUPER_ADMIN } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appUser } from '../../schema/tenant.ts';
import { ADMIN, type Institute, oneDatabase, openTestApp, type TestApp } from '../app.ts';
import { type ContractCall, calls } from '../calls.ts';
import { fingerprint } from '../fingerprint.ts';
import { idMakers } from '../id-makers.ts';
import { type IdKind, type IdsInside, kindOfId, makeInside, nextIds } from '../ids-inside.ts';
import { liftLimits } from '../plan-limits.ts';
import { answerTo, type GoodRequest, goodRequests, plain, withOtherIds } from './good-requests.ts';
import { lowerRole, newPerson, type Person, type Way, ways } from './meanwhile.ts';
import { mayCall } from './promised.ts';
import { sendHeld, untilWaiting } from './send-held.ts';

const makers: Readonly<Record<string, (typeof idMakers)[keyof typeof idMakers]>> = idMakers;

/** Shapes of a request until one of them is accepted. */
const SHAPES = 4;

/** Calls that accept a generated request: what refuses them above is the end of the rights alone. */
const ACCEPTED = [
  'user.updateMe',
  'pricing.create',
  'bkbtrSetting.save',
  'color.create',
  'color.remove',
  'ota.create',
  'ota.update',
  'whatsapp.create',
  'whatsapp.remove',
  'category.create',
  'asset.create',
  'asset.updateMany',
  'setting.save',
  'policy.save',
  'rate.create',
];

/** Requirements of a call. */
const accessTo = ({ name }: ContractCall): CallAccess => {
  const [group = '', call = ''] = name.split('.');
  const lines: Record<string, Record<string, CallAccess>> = access;
  return lines[group]?.[call] ?? 'public';
};

/** With how many ways each write is tried: `npm run rights` takes all of them, `npm test` two, in turn. */
const WAYS = process.env.RIGHTS === 'whole' ? Number.POSITIVE_INFINITY : 2;

/** All of them, the one first that is next of those that end the session, then one that ends what a role permits. */
function inTurn(some: readonly Way[], turn: number): Way[] {
  const first = [true, false].flatMap((endsSession) => {
    const alike = some.filter((way) => way.endsSession === endsSession);
    return alike.slice(turn % alike.length).slice(0, 1);
  });
  return [...new Set([...first, ...some])];
}

const writes = calls.filter(({ route }) => route.method !== 'GET' && !route.isPublic);
const withBody = writes.filter(({ schema }) => schema.body ?? schema.form);

describe.each(oneDatabase)('rights that end while a write is on its way, on $kind', (database) => {
  let test: TestApp;
  let admin: string;
  let tenant: Institute;
  /** Hook that runs once, between the admission of a write and its transaction. */
  let between = async () => {};
  const accepted = new Set<string>();
  /** Rows of the tenant for the ids inside of requests: one that is refused leaves them for the next. */
  const ready = new Map<IdKind, string[]>();

  beforeAll(async () => {
    const hasDiskSpace = async () => {
      const happens = between;
      between = async () => {};
      await happens();
      return true;
    };
    // However long it takes, the administrator stays signed in.
    test = await openTestApp(database, { accessTokenSeconds: 86_400 }, { hasDiskSpace });
    admin = (await test.signIn(ADMIN)).accessToken;
    tenant = await newTenant();
  });
  afterAll(() => test.close());

  async function newTenant(): Promise<Institute> {
    const institute = await test.institute(admin);
    await liftLimits(test, institute.id);
    return institute;
  }

  async function insideOf(home: Institute, kinds: ReadonlySet<IdKind>): Promise<IdsInside> {
    if (home !== tenant) return makeInside(test, home, kinds);
    const missing = [...kinds].filter((kind) => !ready.has(kind));
    for (const [kind, ids] of await makeInside(test, home, missing)) ready.set(kind, ids);
    return ready;
  }

  /** A request that the schemas accept, with rows of a tenant at its ids. */
  async function requestOf(call: ContractCall, home: Institute, shape: number) {
    const id = (await makers[call.route.param ?? '']?.(test, home)) ?? '';
    const requests = goodRequests(call, id, '', SHAPES);
    const all = [...requests.map((item) => plain(call, item)), ...requests];
    const request = all[shape % all.length];
    if (!request) throw new Error(`There is no such request of ${call.name}.`);
    const kinds = new Set<IdKind>();
    withOtherIds(request, (fields, old) => {
      const kind = kindOfId(call.name, fields);
      if (kind) kinds.add(kind);
      return old;
    });
    return withOtherIds(request, nextIds(call.name, await insideOf(home, kinds)));
  }

  /** Someone who may make the call: of an institute, if they may. */
  const roleOf = ({ name }: ContractCall) => (mayCall(name, 'Owner') ? 'Owner' : SUPER_ADMIN);

  function waysOf(call: ContractCall): Way[] {
    const role = roleOf(call);
    return ways.filter(
      ({ endsSession, ofPlatform, name }) =>
        (ofPlatform || role !== SUPER_ADMIN) &&
        (endsSession ||
          (isPermission(accessTo(call)) &&
            !(name === 'given another role' && mayCall(call.name, lowerRole(role))))),
    );
  }

  /** Everything that is stored, but for what tries are counted in and what comes from the messaging provider by itself. */
  const stored = () =>
    fingerprint(test.db, ['throttle', 'message_template', 'message_template_sync']);

  type SendWhile = (
    person: Person,
    request: GoodRequest,
    ends: () => Promise<void>,
  ) => Promise<number>;

  /**
   * Expects that a request is refused, and writes nothing, if the rights of who sends it end in `way` while it is on its
   * way. One that fails before that is wrong in itself.
   */
  async function expectRefused(call: ContractCall, way: Way, shape: number, send: SendWhile) {
    const home = way.closes ? await newTenant() : tenant;
    const person = await newPerson(test, roleOf(call), home);
    const request = await requestOf(call, home, shape);
    let before: Awaited<ReturnType<typeof stored>> | undefined;
    let giveBack: Awaited<ReturnType<Way['revoke']>>;
    const status = await send(person, request, async () => {
      giveBack = await way.revoke(test, admin, person);
      before = await stored();
    });
    const sent = `${way.name}: ${JSON.stringify(request)}`;
    if (!before) {
      expect(status, sent).toBe(400);
      return;
    }
    const after = await stored();
    await giveBack?.();
    expect(status, sent).toBe(way.endsSession ? 401 : 403);
    expect(after, sent).toEqual(before);
  }

  const beforeLastByte = (call: ContractCall): SendWhile => {
    return (person, request, ends) => sendHeld(test, call, request, person.token, ends);
  };
  const beforeTransaction = (call: ContractCall): SendWhile => {
    return async (person, request, ends) => {
      between = ends;
      try {
        return (await answerTo(test, call, request, person.token)).status;
      } finally {
        between = async () => {};
      }
    };
  };

  it.each(withBody)('$name is refused when they end before its last byte', async (call) => {
    // Whichever way they end, it is looked at once: each call tries another one.
    const some = waysOf(call);
    const way = some[withBody.indexOf(call) % some.length];
    if (way) await expectRefused(call, way, 0, beforeLastByte(call));
  });

  it.each(writes)('$name is refused when they end after it was admitted', async (call) => {
    for (const [at, way] of inTurn(waysOf(call), writes.indexOf(call)).entries()) {
      const shape = accepted.has(call.name) ? 0 : at % SHAPES;
      if (at < WAYS) await expectRefused(call, way, shape, beforeTransaction(call));
      if (accepted.has(call.name)) continue;
      // The same from someone whose rights go on: it is no other mistake that it was refused for.
      const { token } = await newPerson(test, roleOf(call), tenant);
      const { status } = await answerTo(test, call, await requestOf(call, tenant, shape), token);
      if (status >= 300) continue;
      accepted.add(call.name);
      ready.clear();
    }
  });

  it('accepts such requests from those whose rights go on', () => {
    expect([...accepted]).toEqual(expect.arrayContaining(ACCEPTED));
  });

  /** Sends a write while a change of rights is all but committed, then commits it. Returns the code of its failure. */
  async function sendBeforeCommit(
    { role, home }: Pick<Person, 'role'> & { readonly home: Institute },
    [name, more]: readonly [name: string, more?: object],
    change: (person: Person, client: pg.PoolClient) => Promise<unknown>,
  ): Promise<string> {
    const call = calls.find((contractCall) => contractCall.name === name);
    if (!call) throw new Error(`The contract has no ${name}.`);
    const person = await newPerson(test, role, home);
    const base = await requestOf(call, home, 0);
    const request = more ? { ...base, body: Object.assign({}, base.body, more) } : base;
    const client = await test.pool.connect();
    try {
      await client.query('begin');
      const changed = await change(person, client);
      const sent = answerTo(test, call, request, person.token);
      await Promise.race([sent, untilWaiting(test, Array.isArray(changed) ? 2 : 1)]);
      await client.query('commit');
      if (Array.isArray(changed)) expect((await changed[0]).status).toBe(200);
      const { body } = await sent;
      return body.code;
    } finally {
      client.release();
    }
  }

  it('waits for a change of what a role permits, and is refused by it', async () => {
    const home = await newTenant();
    const who = { role: 'Owner', home };
    const denied = await sendBeforeCommit(who, ['asset.update'], (_person, client) =>
      client.query(`update role_permission set permissions = '[]'
        where institution_id is null and role = 'Owner' and template_id = (
          select template_id from institution where id = '${home.id}')`),
    );
    expect(denied).toBe('FORBIDDEN');
  });

  it('waits for another role, and is refused by it', async () => {
    const who = { role: SUPER_ADMIN, home: tenant };
    const demoted = await sendBeforeCommit(
      who,
      ['color.create', { name: 'Dawn of rights', hex: '#123ABC' }],
      async ({ id, role }, client) => {
        // A write ends with a lock on the session that it is made in: the change of the role has all others by then.
        await client.query(`select from session_family where user_id = (
        select id from app_user where email = '${ADMIN}') for update`);
        const body = { role: lowerRole(role) };
        const changed = test.call('PATCH', `/user/${id}`, { token: admin, body });
        await untilWaiting(test, 1);
        return [changed];
      },
    );
    expect(demoted).toBe('FORBIDDEN');
  });

  it.each([true, false])(
    'makes no Super Admin for one who is deactivated in the meantime, with a password: %s',
    async (hasPassword) => {
      const call = calls.find(({ name }) => name === 'user.create');
      if (!call) throw new Error('The contract has no user.create.');
      const email = `heir${hasPassword ? 1 : 2}@people.example`;
      const body = {
        firstName: 'Heir',
        lastName: 'Rao',
        email,
        role: SUPER_ADMIN,
        ...(hasPassword && { password: 'lotus pond at six' }),
      };
      for (const send of [beforeLastByte(call), beforeTransaction(call)]) {
        const person = await newPerson(test, SUPER_ADMIN, tenant);
        const request = { path: '/api/v1/user', body, form: undefined };
        const status = await send(person, request, async () => {
          await test.call('PATCH', `/user/${person.id}`, {
            token: admin,
            body: { status: 'Inactive' },
          });
        });
        expect(status).toBe(401);
        expect(await test.db.$count(appUser, eq(appUser.email, email))).toBe(0);
      }
      const answer = await test.call('POST', '/user', { token: admin, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    },
  );
});
