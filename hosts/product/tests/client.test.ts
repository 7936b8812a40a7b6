import { mockApi, pageOf, sampleInstitution } from '@booking/api-client/mocks';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokens } from '../api/rows.ts';

const calls: string[] = [];
const server = setupServer(
  ...mockApi({
    overrides: {
      'user.login': () => tokens,
      'institution.list': ({ request }) => {
        calls.push(new URL(request.url).search);
        return pageOf([sampleInstitution()]);
      },
      'institution.changeStatus': ({ id, input }) => {
        calls.push(`${id} ${input.status}`);
        return sampleInstitution({ status: input.status });
      },
    },
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('the first example of the README signs in, reads a list and changes a status', async () => {
  await import('../readme/client-0.ts');
  const [list = '', ...rest] = calls;
  expect(Object.fromEntries(new URLSearchParams(list))).toEqual({
    search: 'lotus',
    status: 'Active,Pending',
    sort: '-createdAt',
  });
  expect(rest).toEqual([`${sampleInstitution()._id} Inactive`]);
});

test('the second one filters by days', async () => {
  calls.length = 0;
  await import('../readme/client-1.ts');
  expect(new URLSearchParams(calls[0]).get('createdAt[gte]')).toBe('2026-02-28T18:30:00.000Z');
});
