import { beforeAll, expect } from 'vitest';
import { SLICE } from '../bulk/worker.ts';
import { ADMIN, useTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';

/** More than a slice. */
export const MANY = SLICE + 6;

/** An institute whose rows are changed in bulk, and the calls for that. */
export function useBulkChanges(database: TestDatabase) {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    for (let count = 0; count < MANY; count += 1) {
      await test.institute(token, { name: `Heron ${String(count).padStart(2, '0')}`, tags: [] });
    }
    await test.institute(token, { name: 'Kestrel', tags: [] });
  });

  const tag = (addTag: string, query = 'search=heron') => ({
    list: 'institution.list',
    call: 'institution.update',
    query,
    addTag,
  });

  async function send(method: string, path: string, body?: unknown, as = token) {
    const answered = await test.call(method, path, { token: as, body });
    return { ...answered, bulk: answered.body?.data?.bulk };
  }

  async function checked(body: object, as = token) {
    const { status, bulk, body: answer } = await send('POST', '/bulk', body, as);
    expect(status, JSON.stringify(answer)).toBe(201);
    await test.bulkWorker.work();
    return (await send('GET', `/bulk/${bulk._id}`, undefined, as)).bulk;
  }

  async function tagged(name: string): Promise<number> {
    const { body } = await test.call('GET', `/institution?tag=${name}&limit=1`, { token });
    return body.total;
  }

  return {
    checked,
    send,
    tag,
    tagged,
    test,
    get token() {
      return token;
    },
  };
}
