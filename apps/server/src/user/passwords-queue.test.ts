import { expect, it } from 'vitest';
import { PASSWORD } from '../testing/app.ts';
import { HASHES_MAX, hashForStore } from './passwords.ts';

it('hashes so many passwords of one user at a time and no more, beside those of others', async () => {
  const ask = (userId: string) => hashForStore(PASSWORD, userId);
  const asked = Promise.allSettled(Array.from({ length: HASHES_MAX + 3 }, () => ask('someone')));
  expect(await ask('another')).toMatch(/^\$argon2id\$/);
  const results = await asked;
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(refused).toHaveLength(3);
  for (const error of refused) {
    expect(error).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { headers: { 'Retry-After': '5' } },
    });
  }
  expect(await ask('someone')).toMatch(/^\$argon2id\$/);
});
