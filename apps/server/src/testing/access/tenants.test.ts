import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, type Institute, oneDatabase, openTestApp, type TestApp } from '../app.ts';
import { type ContractCall, calls } from '../calls.ts';
import { fingerprint } from '../fingerprint.ts';
import { idMakers } from '../id-makers.ts';
import { answerTo, type GoodRequest, goodRequests } from './good-requests.ts';
import { type People, peopleOf, type Role } from './people.ts';

/** Who may do most in an institute, and who may do little; `roles.test.ts` asks for all. */
const TENANT_ROLES = ['Owner', 'Viewer'] as const;

/** Stands in the rows of the other tenant, and nowhere else. */
const CANARY = 'Zanzibar Orchard';
const CANARY_MAIL = 'zanzibar@orchard.example';

const signedCalls = calls.filter(({ route }) => !route.isPublic);
const withId = signedCalls.filter(({ route }) => route.param);
const makers: Readonly<Record<string, (typeof idMakers)[keyof typeof idMakers]>> = idMakers;

it('knows how a row comes to be for every id that a path takes', () => {
  for (const { route } of withId) expect(Object.keys(makers)).toContain(route.param);
});

describe.each(oneDatabase)('one tenant and another, on $kind', (database) => {
  let test: TestApp;
  let people: People;
  let other: Institute;
  /** An id of each kind, by the name it has in paths. */
  const mine: Record<string, string> = {};
  const theirs: Record<string, string> = {};

  beforeAll(async () => {
    test = await openTestApp(database);
    const admin = (await test.signIn(ADMIN)).accessToken;
    const own = await test.institute(admin);
    other = await test.institute(admin, { name: CANARY, email: CANARY_MAIL, tags: [CANARY] });
    people = await peopleOf(test, own);
    for (const [param, make] of Object.entries(makers)) {
      mine[param] = await make(test, own);
      theirs[param] = await make(test, other);
    }
    await test.mail();
  });
  afterAll(() => test.close());

  /** Every row in which an id of the other tenant stands. */
  const theirRows = () => fingerprint(test.db, [], [other.id, ...Object.values(theirs)]);

  async function send(call: ContractCall, role: Role, request: GoodRequest) {
    const answer = await answerTo(test, call, request, await people.token(role));
    for (const secret of [CANARY, CANARY_MAIL, other.ownerEmail]) {
      expect(answer.text).not.toContain(secret);
    }
    return answer;
  }

  it.each(withId)('$name finds nothing under an id of another tenant', async (call) => {
    const id = theirs[call.route.param ?? ''] ?? '';
    const before = await theirRows();
    for (const role of TENANT_ROLES) {
      for (const request of goodRequests(call, id)) {
        const { status, text } = await send(call, role, request);
        expect([403, 404], text).toContain(status);
      }
    }
    expect(await theirRows()).toEqual(before);
  });

  it.each(signedCalls)('$name takes no id of another tenant inside a request', async (call) => {
    const before = await theirRows();
    const own = mine[call.route.param ?? ''] ?? '';
    const requests = Object.values(theirs).flatMap((id) => goodRequests(call, own, id));
    // Where no id stands in a request, it is the same for each of them.
    const each = new Map(requests.map((request) => [JSON.stringify(request), request]));
    for (const request of each.values()) {
      for (const role of TENANT_ROLES) await send(call, role, request);
    }
    expect(await theirRows()).toEqual(before);
  });

  it.each(signedCalls.filter(({ route }) => route.response.kind === 'list'))(
    '$name lists nothing of another tenant, searched for or not',
    async (call) => {
      const searches = [
        '',
        `?search=${CANARY}`,
        `?search=${encodeURIComponent(CANARY_MAIL)}`,
        `?_id=${other.id}`,
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
