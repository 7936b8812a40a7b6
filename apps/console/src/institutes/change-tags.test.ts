import { createClient, type Institution, memoryStorage } from '@booking/api-client';
import { failure, mockApi } from '@booking/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { anInstitute } from '../testing/institutes.ts';
import { mockedFetch } from '../testing/mocked-fetch.ts';
import { changeTags, tagsAfter } from './change-tags.ts';

describe('the tags after a change', () => {
  it.each([
    [['north'], { add: 'vip' }, ['north', 'vip']],
    [['north'], { add: 'north' }, undefined],
    [['north', 'vip'], { remove: 'north' }, ['vip']],
    [['north'], { remove: 'vip' }, undefined],
  ])('of %j by %j are %j', (tags, change, after) => {
    expect(tagsAfter(tags, change)).toEqual(after);
  });
});

/** A server with one institute, which someone else saves before each of the first writes. */
function stage(stored: Institution, meanwhile: readonly Partial<Institution>[] = []) {
  let current = stored;
  const others = [...meanwhile];
  const { fetch, requests } = mockedFetch(
    mockApi({
      overrides: {
        'institution.get': () => current,
        'institution.update': ({ input }) => {
          const theirs = others.shift();
          if (theirs) current = { ...current, ...theirs, __v: current.__v + 1 };
          if (input.__v !== current.__v) return failure('VERSION_CONFLICT', { data: current });
          current = { ...current, tags: input.tags ?? current.tags, __v: current.__v + 1 };
          return current;
        },
      },
    }),
  );
  const storage = memoryStorage();
  storage.setItem('accessToken', 'access-1');
  storage.setItem('refreshToken', 'refresh-1');
  return { api: createClient({ fetch, storage, baseUrl: '/api/v1' }), requests };
}

const lakeview = anInstitute({ tags: ['north'] });

describe('a change of tags', () => {
  it('is applied to the current tags', async () => {
    const { api } = stage(lakeview);
    const { institute, isChanged } = await changeTags(api, lakeview, { add: 'vip' });
    expect(isChanged).toBe(true);
    expect(institute.tags).toEqual(['north', 'vip']);
  });

  it('is applied again when someone else has saved the institute, keeping their changes', async () => {
    const { api, requests } = stage(lakeview, [{ tags: ['north', 'lake'] }]);
    const { institute } = await changeTags(api, lakeview, { add: 'vip' });
    expect(institute.tags).toEqual(['north', 'lake', 'vip']);
    const keys = requests
      .filter(({ method }) => method === 'PATCH')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('reports when someone else has made the same change', async () => {
    const { api } = stage(lakeview, [{ tags: [] }]);
    expect(await changeTags(api, lakeview, { remove: 'north' })).toMatchObject({
      isChanged: false,
      institute: { tags: [] },
    });
  });

  it('gives up after three attempts', async () => {
    const { api } = stage(lakeview, [{}, {}, {}]);
    await expect(changeTags(api, lakeview, { add: 'vip' })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
  });
});
