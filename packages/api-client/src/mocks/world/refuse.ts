import type { Code } from '../../contract/codes.ts';
import { failure, type MockFailure } from '../failure.ts';

/** A failure that names the field it is about. */
export function fieldFailure(
  code: Code,
  path: string,
  message: string,
  fieldCode = 'custom',
): MockFailure {
  const errors = [{ path, code: fieldCode, message }];
  return failure(code, code === 'VALIDATION' ? { errors } : { message, errors });
}

/** Uses of a row that keep it from being deleted, each with its noun and the names of the rows that use it. */
export type Uses = Readonly<
  Record<
    string,
    { readonly noun: readonly [one: string, many: string]; readonly names: readonly string[] }
  >
>;

const NAMED = 3;

/** @throws MockFailure `IN_USE` with each use in `data.blockers`. */
export function refuseUsed(uses: Uses): void {
  const used = Object.entries(uses).filter(([, { names }]) => names.length > 0);
  if (used.length === 0) return;
  const blockers = used.map(([what, { names }]) => ({
    what,
    count: names.length,
    names: names.toSorted().slice(0, NAMED),
  }));
  const words = used.map(([, { noun, names }]) => {
    const rest = names.length > NAMED ? ' …' : '';
    const some = names.toSorted().slice(0, NAMED).join(', ');
    return `${names.length} ${names.length === 1 ? noun[0] : noun[1]} (${some}${rest})`;
  });
  throw failure('IN_USE', { message: `Still in use: ${words.join(', ')}.`, data: { blockers } });
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields of an input that were sent. */
export function sent<T extends object>(fields: T): Present<T> {
  // The filter takes away what the type takes away.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Present<T>;
}
