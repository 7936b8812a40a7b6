import * as z from 'zod/mini';
import type { UsualGroup } from '../../../contract/facts/usual.ts';
import { type CallSchemas, schemas } from '../../../contract/schemas.ts';
import { type ListOf, listOf } from '../list.ts';
import { sent } from '../refuse.ts';
import { type Row, Rows, seen } from '../rows.ts';
import type { Store } from '../store.ts';
import { requireVersion, type WorldCall } from '../world-call.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A row that is stored as its document has it. */
export interface UsualRow extends Row {
  readonly [field: string]: unknown;
}

/** The rows of a resource of the platform that has no rules of its own: no two have the same name. */
export function usualRows(group: UsualGroup): Rows<UsualRow> {
  return new Rows<UsualRow>(spaced(group), [
    {
      field: 'name',
      message: 'This name is already in use.',
      keyOf: (row) => nameOf(row) && seen(nameOf(row) ?? ''),
    },
  ]);
}

/** The usual calls of such a resource, for one without a file in this folder. */
export function usualCalls(store: Store, group: UsualGroup, rows: Rows<UsualRow>) {
  const { response }: CallSchemas = schemas[group].create;
  const shape: Readonly<Record<string, z.core.$ZodType>> =
    response instanceof z.ZodMiniObject ? response.shape : {};
  return {
    list: ({ input }: WorldCall<ListInput>) => listOf(rows.all(), input, listedBy(input)),

    create({ input, writer }: WorldCall<Fields>) {
      const place = rows.all().length;
      const blank = Object.entries(shape).map(([name, field]) => [name, unsent(field, place)]);
      return rows.add({ ...Object.fromEntries(blank), ...sent(input), ...store.fresh(writer) });
    },

    update({ id, input: { __v, ...fields }, caller, writer }: WorldCall<UpdateInput>) {
      const row = rows.get(id);
      requireVersion(row, __v, () => row, store.users, caller);
      return rows.change(row, fields, writer);
    },

    remove({ id }: WorldCall<undefined>) {
      rows.get(id);
      rows.remove(id);
    },
  };
}

type ListInput = Fields & { readonly sort?: readonly string[] | undefined };
type UpdateInput = Fields & { readonly __v?: number | undefined };

/** Returns the name of a row; null where it has none. */
export const nameOf = ({ name }: UsualRow): string | null =>
  typeof name === 'string' ? name : null;

/** `ratePlan` as "Rate plan". */
function spaced(group: string): string {
  const words = group.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the value of a field that was not sent: null, an empty list, true or the next place, as the field allows. */
function unsent(field: z.core.$ZodType, place: number): unknown {
  return [null, [], true, place].find((value) => z.safeParse(field, value).success);
}

/** Filters and orders compare the fields of their names. */
function listedBy({ sort = [], ...filters }: ListInput): ListOf<UsualRow> {
  const names = Object.keys(filters).map((key) => key.replace(/\[.*/, ''));
  const orders = ['order', ...sort.map((term) => term.replace('-', ''))];
  return {
    search: (row) => nameOf(row) ?? '',
    filters: Object.fromEntries(names.map((name) => [name, (row) => compared(row[name])])),
    sort: Object.fromEntries(orders.map((name) => [name, (row) => ordered(row[name])])),
    defaultSort: 'order',
  };
}

function ordered(value: unknown): string | number | null {
  return typeof value === 'number' ? value : typeof value === 'string' ? value.toLowerCase() : null;
}

function compared(value: unknown) {
  return typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number'
    ? value
    : null;
}
