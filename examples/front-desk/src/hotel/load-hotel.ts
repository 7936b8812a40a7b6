import type { Asset, Category, Page, Setting } from '@booking/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, cache, queries } from '../api.ts';

/** What the front desk knows of its hotel from the API. */
export interface Hotel {
  readonly id: string;
  readonly name: string;
  readonly user: string;
  readonly settings: Setting;
  /** What is rented by the night, in its order, and its rooms. */
  readonly categories: readonly Category[];
  readonly rooms: readonly Asset[];
}

/** Reads a list to its end: the API gives a hundred at a time. */
async function everyPage<T>(load: (page: number) => Promise<Page<T>>): Promise<T[]> {
  const first = await load(1);
  const rest = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, at) => load(at + 2));
  return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items);
}

/** Null for a user of the platform, who belongs to no institute. */
export const hotelQuery = queryOptions({
  queryKey: ['hotel'],
  queryFn: async ({ signal }): Promise<Hotel | null> => {
    const { institution, firstName, lastName } = await cache.fetchQuery(queries.user.me());
    if (!institution) return null;
    const scope = { institution: institution._id, limit: 100 };
    const [settings, categories, assets] = await Promise.all([
      api.setting.get({ institution: institution._id }, { signal }),
      everyPage((page) => api.category.list({ ...scope, page, sort: 'order' }, { signal })),
      everyPage((page) => api.asset.list({ ...scope, page, sort: 'order' }, { signal })),
    ]);
    if (!settings) return null;
    const nightly = categories.filter(
      ({ generic, isActive }) => isActive && generic.bookingUnit === 'night',
    );
    return {
      id: institution._id,
      name: institution.name,
      user: `${firstName} ${lastName}`,
      settings,
      categories: nightly,
      rooms: assets.filter(
        ({ isActive, status, category }) =>
          isActive && status !== 'Inactive' && nightly.some(({ _id }) => _id === category._id),
      ),
    };
  },
});
