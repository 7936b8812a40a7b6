import { QueryClient, type QueryKey } from '@tanstack/query-core';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createClient, memoryStorage } from '../index.ts';
import { createQueries, updateAfterWrite, type WriteName } from './index.ts';

const lotus = { _id: 'a1', name: 'Lotus', __v: 4 };
const q = createQueries(createClient({ storage: memoryStorage() }));

function createCache() {
  const cache = new QueryClient();
  const queries: Record<string, QueryKey> = {
    list: q.institution.list().queryKey,
    lotus: q.institution.get('a1').queryKey,
    palm: q.institution.get('b2').queryKey,
    me: q.user.me().queryKey,
    templates: q.template.list().queryKey,
    otas: q.ota.list().queryKey,
  };
  for (const key of Object.values(queries)) cache.setQueryData(key, {});
  const stale = () =>
    Object.keys(queries).filter((name) => {
      const key = queries[name];
      return key && cache.getQueryState(key)?.isInvalidated;
    });
  return { cache, stale };
}

describe('the cache after a write', () => {
  test('has the returned document, and the rest of its groups is loaded again', async () => {
    const { cache, stale } = createCache();
    await updateAfterWrite(cache, 'institution.update', lotus);
    expect(cache.getQueryData(q.institution.get('a1').queryKey)).toEqual(lotus);
    // OTAs count the institutes that are connected.
    expect(stale()).toEqual(['list', 'palm', 'me', 'otas']);
  });

  test('keeps a newer document that a later write has returned first', async () => {
    const { cache } = createCache();
    // The value has the type of the key; here two fields are enough.
    const queryKey: QueryKey = q.institution.get('a1').queryKey;
    cache.setQueryData(queryKey, { ...lotus, name: 'Lotus Grand', __v: 5 });
    await updateAfterWrite(cache, 'institution.update', lotus);
    expect(cache.getQueryData(queryKey)).toMatchObject({ name: 'Lotus Grand', __v: 5 });
  });

  test('drops a response that was under way, which is older than the document', async () => {
    const { cache } = createCache();
    const { queryKey } = q.institution.get('a1');
    let respond: (document: object) => void = () => {};
    const response = new Promise<object>((resolve) => {
      respond = resolve;
    });
    const refetch = cache.fetchQuery({ queryKey, queryFn: () => response });
    await updateAfterWrite(cache, 'institution.update', lotus);
    respond({ ...lotus, __v: 3 });
    await refetch;
    expect(cache.getQueryData(queryKey)).toEqual(lotus);
    expect(cache.getQueryState(queryKey)).toMatchObject({
      fetchStatus: 'idle',
      status: 'success',
    });
  });

  test('is loaded again as a whole where nothing was returned', async () => {
    const { cache, stale } = createCache();
    await updateAfterWrite(cache, 'institution.update');
    expect(stale()).toEqual(['list', 'lotus', 'palm', 'me', 'otas']);
  });

  test('follows the table where no call reads the document', async () => {
    const { cache, stale } = createCache();
    await updateAfterWrite(cache, 'color.update', { _id: 'c1' });
    expect(stale()).toEqual(['otas']);
  });

  test('is updated for the writes of the contract alone', () => {
    expectTypeOf<'institution.list'>().not.toExtend<WriteName>();
    expectTypeOf<'institution.changeStatus'>().toExtend<WriteName>();
  });
});
