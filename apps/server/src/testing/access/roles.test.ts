import { LOGIN_MESSAGE } from '@booking/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, type Institute, oneDatabase, openTestApp, type TestApp } from '../app.ts';
import { calls } from '../calls.ts';
import { idMakers } from '../id-makers.ts';
import { answerTo, goodRequests } from './good-requests.ts';
import { type People, peopleOf, ROLES } from './people.ts';
import { mayCall, promised, promisedNames } from './promised.ts';

it('promises nothing for a call that does not exist', () => {
  const names = new Set(calls.flatMap(({ name }) => [name, name.replace(/\..*/, '')]));
  expect(promisedNames.filter((name) => !names.has(name))).toEqual([]);
});

describe.each(oneDatabase)('calls and roles on $kind', (database) => {
  let test: TestApp;
  let people: People;
  let tenant: Institute;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    test = await openTestApp(database);
    const admin = (await test.signIn(ADMIN)).accessToken;
    tenant = await test.institute(admin);
    people = await peopleOf(test, tenant);
    for (const [param, make] of Object.entries(idMakers)) ids[param] = await make(test, tenant);
  });
  afterAll(() => test.close());

  it.each(calls)('$name admits the roles in the access table, and no others', async (call) => {
    const who = promised(call.name);
    const id = ids[call.route.param ?? ''] ?? 'A'.repeat(43);
    for (const request of goodRequests(call, id, '', 2)) {
      const asNobody = await answerTo(test, call, request);
      if (who === 'everybody') {
        expect(asNobody.body.code).not.toBe('FORBIDDEN');
        continue;
      }
      expect(asNobody.body).toMatchObject({ code: 'LOGIN_REQUIRED', message: LOGIN_MESSAGE });
      for (const role of ROLES) {
        const { status, body } = await answerTo(test, call, request, await people.token(role));
        expect(status).not.toBe(401);
        // A failure that names fields admits the role, but not those fields.
        const isRefused = body.code === 'FORBIDDEN' && body.errors === undefined;
        expect({ role, isRefused }).toEqual({ role, isRefused: !mayCall(call.name, role) });
      }
    }
  });
});
