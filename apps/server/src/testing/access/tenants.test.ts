import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, type Institute, oneDatabase, openTestApp, type TestApp } from '../app.ts';
import { type ContractCall, calls } from '../calls.ts';
import { fingerprint } from '../fingerprint.ts';
import { idMakers } from '../id-makers.ts';
import { type IdKind, type IdsInside, kindOfId, makeInside, nextIds } from '../ids-inside.ts';
import { liftLimits } from '../plan-limits.ts';
import { answerTo, type GoodRequest, goodRequests, plain, withOtherIds } from './good-requests.ts';
import { type People, peopleOf, type Role } from './people.ts';

/** The role that may do most in an institute, and one that may do little; `roles.test.ts` tests all. */
const TENANT_ROLES = ['Owner', 'Viewer'] as const;

/** Stands in the rows of the other tenant, and nowhere else. */
const CANARY = 'Zanzibar Orchard';
const CANARY_MAIL = 'zanzibar@orchard.example';

/** Requests of each call whose ids are exchanged: with few, a field that is optional may be in none. */
const SHAPES = 6;
/** Ids of rows that belong to one tenant; other rows are for all of them. */
const OF_TENANTS = [
  'instituteId',
  'userId',
  'subscriptionId',
  'policyId',
  'actionId',
  'categoryId',
  'assetId',
  'channelId',
  'batchId',
  'roleId',
] as const satisfies readonly IdKind[];

/** Calls that write what the ids inside of them name. */
const TAKING = [
  'asset.create',
  'asset.update',
  'asset.updateMany',
  'category.create',
  'category.updateCodes',
  'policy.save',
  'rate.create',
  'setting.save',
  'whatsapp.create',
];

const signedCalls = calls.filter(({ route }) => !route.isPublic);
const withId = signedCalls.filter(({ route }) => route.param);
const makers: Readonly<Record<string, (typeof idMakers)[keyof typeof idMakers]>> = idMakers;

it('knows how a row comes to be for every id that a path takes', () => {
  for (const { route } of withId) expect(Object.keys(makers)).toContain(route.param);
});

describe.each(oneDatabase)('one tenant and another, on $kind', (database) => {
  let test: TestApp;
  let people: People;
  let own: Institute;
  let otherTenant: Institute;
  let theirsInside: IdsInside;
  /** Calls that our own ids get through. */
  const accepted = new Set<string>();
  const ready = new Map<IdKind, string[]>();
  /** An id of each kind, by the name it has in paths. */
  const mine: Record<string, string> = {};
  const theirs: Record<string, string> = {};

  beforeAll(async () => {
    test = await openTestApp(database);
    const admin = (await test.signIn(ADMIN)).accessToken;
    own = await test.institute(admin);
    otherTenant = await test.institute(admin, { name: CANARY, email: CANARY_MAIL, tags: [CANARY] });
    people = await peopleOf(test, own);
    await liftLimits(test, own.id);
    for (const [param, make] of Object.entries(makers)) {
      mine[param] = await make(test, own);
      theirs[param] = await make(test, otherTenant);
    }
    theirsInside = await makeInside(test, otherTenant, OF_TENANTS);
    await test.mail();
  });
  afterAll(() => test.close());

  /** Every row that contains one of these ids, or that of the other tenant. */
  const rowsWith = (...ids: readonly string[]) =>
    fingerprint(test.db, [], [otherTenant.id, ...ids]);

  async function send(call: ContractCall, role: Role, request: GoodRequest) {
    const answer = await answerTo(test, call, request, await people.token(role));
    for (const secret of [CANARY, CANARY_MAIL, otherTenant.ownerEmail]) {
      expect(answer.text).not.toContain(secret);
    }
    return answer;
  }

  it.each(withId)('$name finds nothing under an id of another tenant', async (call) => {
    const id = theirs[call.route.param ?? ''] ?? '';
    const rows = () => rowsWith(...Object.values(theirs));
    const before = await rows();
    for (const role of TENANT_ROLES) {
      for (const request of goodRequests(call, id)) {
        const { status, text } = await send(call, role, request);
        expect([403, 404], text).toContain(status);
      }
    }
    expect(await rows()).toEqual(before);
  });

  it.each(signedCalls)('$name takes no id of another tenant inside a request', async (call) => {
    const rows = () => rowsWith(...[...theirsInside.values()].flat());
    const before = await rows();
    const id = mine[call.route.param ?? ''] ?? '';
    const shapes = goodRequests(call, id, '', SHAPES).map((shape) => plain(call, shape));
    for (const shape of shapes) {
      const kinds = kindsIn(call, shape);
      const ours = await ownInside(kinds);
      const places = kinds.map((kind) => kind && theirsInside.has(kind));
      const foreign = [...places.keys()].filter((place) => places[place]);
      const sent: string[] = [];
      // All of them at once, each of them among our own, and ours alone.
      for (const there of [foreign, ...foreign.map((place) => [place]), []]) {
        const request = mixed(call, shape, ours, there);
        sent.push(JSON.stringify(request));
        for (const role of TENANT_ROLES) {
          const { status, text } = await send(call, role, request);
          // It may have removed what it names.
          if (status < 300 && call.route.method !== 'GET') forget(kinds);
          if (there.length === 0 && status < 300) accepted.add(call.name);
          sent.push(`${role}: ${text}`);
        }
      }
      expect(await rows(), sent.join('\n')).toEqual(before);
    }
  });

  it('accepts our own ids where it refuses those of another tenant', () => {
    expect([...accepted]).toEqual(expect.arrayContaining(TAKING));
  });

  /** Rows of our own of these kinds, and of those before: one that is refused leaves them for the next. */
  async function ownInside(kinds: readonly (IdKind | undefined)[]): Promise<IdsInside> {
    const missing = new Set<IdKind>();
    for (const kind of kinds) if (kind && !ready.has(kind)) missing.add(kind);
    for (const [kind, ids] of await makeInside(test, own, missing)) ready.set(kind, ids);
    return ready;
  }

  function forget(kinds: readonly (IdKind | undefined)[]) {
    for (const kind of kinds) if (kind) ready.delete(kind);
  }

  /** Returns the kinds of the ids in a request, in their order. */
  function kindsIn(call: ContractCall, request: GoodRequest) {
    const kinds: (IdKind | undefined)[] = [];
    withOtherIds(request, (fields, old) => {
      kinds.push(kindOfId(call.name, fields));
      return old;
    });
    return kinds;
  }

  /** The request with our ids, and with those of the other tenant at some of its places. */
  function mixed(
    call: ContractCall,
    shape: GoodRequest,
    ours: IdsInside,
    there: readonly number[],
  ) {
    const next = { ours: nextIds(call.name, ours), theirs: nextIds(call.name, theirsInside) };
    let place = -1;
    return withOtherIds(shape, (fields, old) => {
      place += 1;
      return (there.includes(place) ? next.theirs : next.ours)(fields, old);
    });
  }

  it.each(signedCalls.filter(({ route }) => route.response.kind === 'list'))(
    '$name lists nothing of another tenant, searched for or not',
    async (call) => {
      const searches = [
        '',
        `?search=${CANARY}`,
        `?search=${encodeURIComponent(CANARY_MAIL)}`,
        `?_id=${otherTenant.id}`,
      ];
      for (const role of TENANT_ROLES) {
        for (const search of searches) {
          const path = `/api/v1${call.route.path}${search}`;
          await send(call, role, { path, body: undefined, form: undefined });
        }
      }
    },
  );
});
