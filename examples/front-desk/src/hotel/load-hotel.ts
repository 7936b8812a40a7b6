import type { Asset, Category, Page, Setting } from '@booking/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, cache, queries } from '../api.ts';

/** Data of the hotel that the front desk has from the API. */
export interface Hotel {
  readonly id: string;
  readonly name: string;
  readonly settings: Setting;
  /** The categories that are rented by the night, in their order, and their rooms. */
  readonly categories: readonly Category[];
  readonly rooms: readonly Asset[];
  /** Two colours by the status, as `#rrggbb`: of the hotel, else of the platform. */
  readonly colors: ReadonlyMap<string, readonly string[]>;
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
  queryFn: async (): Promise<Hotel | null> => {
    const { institution } = await cache.fetchQuery(queries.user.me());
    if (!institution) return null;
    const list = { institution: institution._id, limit: 100, sort: 'order' } as const;
    const [settings, { statusColors }, categories, assets] = await Promise.all([
      api.setting.get({ institution: institution._id }),
      api.color.list({ limit: 1 }),
      everyPage((page) => api.category.list({ ...list, page })),
      everyPage((page) => api.asset.list({ ...list, page, isActive: true })),
    ]);
    if (!settings) return null;
    const nightly = categories.filter(
      ({ isActive, generic }) => isActive && generic.bookingUnit === 'night',
    );
    return {
      id: institution._id,
      name: institution.name,
      settings,
      categories: nightly,
      rooms: nightly.flatMap(({ _id }) =>
        assets.filter(({ category, status }) => category._id === _id && status !== 'Inactive'),
      ),
      colors: new Map([
        ...statusColors.map(({ key, fill, border }) => [key, [fill.hex, border.hex]] as const),
        ...settings.calendar.statusColors.map(
          ({ key, fill, border }) => [key, [fill, border]] as const,
        ),
      ]),
    };
  },
});
