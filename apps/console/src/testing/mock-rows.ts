import { failure, type MockFailure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import type { EntityRow } from '../entity/api-types.ts';

interface ListInput {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly search?: string | undefined;
  readonly _id?: readonly string[] | undefined;
}

type Change<E> = { readonly [K in keyof E]?: E[K] | undefined };

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the fields that were left out. */
export function present<T extends object>(fields: T): Present<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Present<T>;
}

/** Whether a text has every word of a search, as the server finds it. */
export const hasWords = (text: string, search: string) =>
  search
    .toLowerCase()
    .split(' ')
    .every((word) => text.toLowerCase().includes(word));

export type NamedRow = EntityRow & { readonly name: string };

/** Rows in memory behind the calls of a resource, close enough to the server for a screen to work. */
export function mockRows<E extends NamedRow>(
  first: readonly E[],
  /** The filters that a test needs. */
  isWanted: (row: E, input: object) => boolean = () => true,
) {
  let rows = [...first];
  const find = (id: string) => rows.find(({ _id }) => _id === id);
  return {
    list: ({ input }: { readonly input: ListInput }) => {
      const { search = '', _id } = input;
      const matches = rows.filter(
        (row) =>
          row.name.toLowerCase().includes(search.toLowerCase()) &&
          (_id?.includes(row._id) ?? true) &&
          isWanted(row, input),
      );
      return pageOf(matches, input);
    },
    create: (row: E): E => {
      rows = [...rows, row];
      return row;
    },
    /** @param change The body, with values as the stored record has them. */
    update: (id: string, { __v, ...change }: Change<E>): E | MockFailure => {
      const stored = find(id);
      if (!stored) return failure('NOT_FOUND');
      if (__v !== undefined && __v !== stored.__v) {
        return failure('VERSION_CONFLICT', { data: stored });
      }
      const next = { ...stored, ...present(change), __v: stored.__v + 1 };
      rows = rows.map((row) => (row._id === id ? next : row));
      return next;
    },
    remove: (id: string): undefined | MockFailure => {
      const stored = find(id);
      if (!stored) return failure('NOT_FOUND');
      rows = rows.filter((row) => row !== stored);
      return undefined;
    },
  };
}

/** The four usual calls of resources. A new row is like the first one, with the input of the call. */
export function mockCalls(rows: Readonly<Record<string, readonly NamedRow[]>>): Resolvers {
  const calls = Object.entries(rows).flatMap(([group, first]) => {
    const stored = mockRows(first);
    const [sample] = first;
    return [
      [`${group}.list`, stored.list],
      [
        `${group}.create`,
        ({ input }: { readonly input: object }) =>
          sample ? stored.create({ ...sample, ...present(input), _id: 'f'.repeat(24) }) : sample,
      ],
      [
        `${group}.update`,
        ({ id, input }: { readonly id: string; readonly input: object }) =>
          stored.update(id, input),
      ],
      [`${group}.remove`, ({ id }: { readonly id: string }) => stored.remove(id)],
    ];
  });
  return Object.fromEntries(calls);
}
