import { beforeEach, expect, test } from 'vitest';
import { createSession } from '../../session/session.ts';
import { STATE_KEY } from '../../session/session-store.ts';
import { aPolicy, aSetting, instituteSettings } from '../../testing/institute-settings.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { mockServer } from '../../testing/mock-server.ts';
import { mockedFetch } from '../../testing/mocked-fetch.ts';
import { PASSWORD } from '../../testing/password.ts';
import { superAdmin } from '../../testing/users.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const institute = anInstitute();
const marigold = anInstitute({ _id: 'd'.repeat(24), name: 'Marigold House' });
const policy = aPolicy(institute._id, { refundDays: 3 });

async function signedIn() {
  const overrides = instituteSettings([policy]);
  const { fetch } = mockedFetch(mockServer({ institutes: [institute, marigold], overrides }));
  const session = createSession({ fetch });
  await session.signIn({ email: superAdmin.email, password: PASSWORD });
  return session;
}

test('[STATE-01 settings] [STATE-01 policies] [STATE-01 institute] the client state holds them by institute, for the user who is signed in, and in no storage', async () => {
  const session = await signedIn();
  const { queries, store } = session;
  const readsOf = (id: string) => ({
    institute: queries.institution.get(id),
    settings: queries.setting.get({ institution: id }),
    policy: queries.policy.get({ institution: id }),
  });
  const held = (id: string) => {
    const { cache } = store.getState();
    const reads = readsOf(id);
    return {
      institute: cache.getQueryData(reads.institute.queryKey),
      settings: cache.getQueryData(reads.settings.queryKey),
      policy: cache.getQueryData(reads.policy.queryKey),
    };
  };
  const nothing = { institute: undefined, settings: undefined, policy: undefined };
  expect(held(institute._id)).toEqual(nothing);

  const { cache } = store.getState();
  const reads = readsOf(institute._id);
  await cache.fetchQuery(reads.institute);
  await cache.fetchQuery(reads.settings);
  await cache.fetchQuery(reads.policy);
  expect(held(institute._id)).toEqual({ institute, settings: aSetting(institute._id), policy });
  expect(held(marigold._id)).toEqual(nothing);
  for (const { queryKey } of Object.values(reads)) {
    expect(JSON.stringify(queryKey)).toContain(institute._id);
  }
  expect(localStorage.getItem(STATE_KEY)).not.toContain(institute.name);

  await session.signOut();
  expect(held(institute._id)).toEqual(nothing);
});

test('[DATA-01 settings] [DATA-01 policy] of both lists the first element is used, if there is one', async () => {
  const [first, second] = [aSetting(institute._id), aSetting(marigold._id)];
  const bodies: Readonly<Record<string, object>> = {
    '/api/v1/setting': { settings: [first, second] },
    '/api/v1/policy': { policies: [] },
  };
  const session = createSession({
    fetch: async (input) => {
      const { pathname } = new URL(String(input), 'https://booking.example');
      return Response.json({ status: 'success', data: bodies[pathname] });
    },
  });
  const { api } = session;
  expect(await api.setting.get({ institution: institute._id })).toEqual(first);
  expect(await api.policy.get({ institution: institute._id })).toBeNull();
});
