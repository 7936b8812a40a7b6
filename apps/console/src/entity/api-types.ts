import type { Api, Page } from '@booking/api-client';

type ListCalls = {
  [G in keyof Api as Api[G] extends { readonly list: unknown } ? G : never]: Api[G] extends {
    readonly list: infer L;
  }
    ? L
    : never;
};

/** A group of calls with a paged list. */
export type EntityGroup = keyof ListCalls;

/** A row of a group's list. */
export type RowOf<G extends EntityGroup> = ListCalls[G] extends (
  ...args: never
) => Promise<Page<infer T extends EntityRow>>
  ? T
  : never;

type QueryOf<G extends EntityGroup> = ListCalls[G] extends (
  query?: infer Q,
  ...rest: never
) => unknown
  ? NonNullable<Q>
  : never;

/** The filters of a group's list call. */
export type FilterKeyOf<G extends EntityGroup> = Exclude<
  keyof QueryOf<G> & string,
  'page' | 'limit' | 'sort' | 'fields' | 'search' | '_id' | 'after'
>;

/** Fields of every stored record. */
export interface EntityRow {
  readonly _id: string;
  readonly __v: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A record whose list counts how many others use it, if it does. */
export interface Countable extends EntityRow {
  readonly usageCount?: number | null;
}
