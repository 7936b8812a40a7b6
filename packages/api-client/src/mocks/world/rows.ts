import { readAs } from '../../contract/facts/name.ts';
import { failure } from '../failure.ts';
import { fieldFailure, sent } from './refuse.ts';

/** Fields that every stored row has. */
export interface Row {
  readonly _id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: string | null;
  readonly updatedBy: string | null;
  readonly __v: number;
}

/** Who writes, and when. */
export interface Writer {
  readonly by: string | null;
  readonly at: string;
}

type Changes<R> = { readonly [K in keyof R]?: R[K] | undefined };

/** A field whose value one row has, and the message for another. */
interface Unique<R> {
  readonly field: string;
  readonly message: string;
  /** Key that no two rows may share; null for rows that it does not bind. */
  readonly keyOf: (row: R) => string | null;
}

/** Called with a row that was written: as it was, and as it is. */
type Written<R> = (before: R | undefined, after: R | undefined) => void;

/** The rows of one kind. */
export class Rows<R extends Row> {
  readonly #rows = new Map<string, R>();
  /** The ids of the rows, by the keys that no other may have. */
  readonly #taken = new Map<string, string>();
  readonly #noun: string;
  readonly #unique: readonly Unique<R>[];
  #written: Written<R> | undefined;

  /** @param noun what users call a row: `Asset`. */
  constructor(noun: string, unique: readonly Unique<R>[] = []) {
    this.#noun = noun;
    this.#unique = unique;
  }

  all(): R[] {
    return [...this.#rows.values()];
  }

  find(id: string | null | undefined): R | undefined {
    return id ? this.#rows.get(id) : undefined;
  }

  /** @throws MockFailure `NOT_FOUND` */
  get(id: string): R {
    const row = this.#rows.get(id);
    if (!row) throw this.missing();
    return row;
  }

  missing() {
    return failure('NOT_FOUND', { message: `${this.#noun} not found.` });
  }

  /** @throws MockFailure `DUPLICATE` */
  add(row: R): R {
    this.#refuseTaken(row);
    this.#put(row);
    return row;
  }

  /** Replaces a row without a new version: for values that a write derives, and while a world is made. */
  replace(row: R): void {
    this.#put(row);
  }

  /** Writes changes where any differs, and then a new version. Fields that are undefined stay. @throws MockFailure `DUPLICATE` */
  change(row: R, changes: Changes<R>, { at, by }: Writer): R {
    const stored = new Map<string, unknown>(Object.entries(row));
    const differs = Object.entries(sent(changes)).some(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored.get(name)),
    );
    if (!differs) return row;
    const next: R = { ...row, ...sent(changes), updatedAt: at, updatedBy: by, __v: row.__v + 1 };
    this.#refuseTaken(next);
    this.#put(next);
    return next;
  }

  remove(id: string): void {
    const row = this.#rows.get(id);
    this.#freeKeys(id);
    this.#rows.delete(id);
    if (row) this.#written?.(row, undefined);
  }

  /** Calls `written` for each write from now on. */
  watch(written: Written<R>): void {
    this.#written = written;
  }

  #put(row: R): void {
    const before = this.#rows.get(row._id);
    this.#freeKeys(row._id);
    this.#rows.set(row._id, row);
    this.#written?.(before, row);
    for (const [key] of this.#keysOf(row)) this.#taken.set(key, row._id);
  }

  #freeKeys(id: string): void {
    const row = this.#rows.get(id);
    for (const [key] of row ? this.#keysOf(row) : []) this.#taken.delete(key);
  }

  #refuseTaken(row: R): void {
    for (const [key, { field, message }] of this.#keysOf(row)) {
      const owner = this.#taken.get(key) ?? row._id;
      if (owner !== row._id) throw fieldFailure('DUPLICATE', field, message, 'taken');
    }
  }

  #keysOf(row: R): (readonly [key: string, of: Unique<R>])[] {
    return this.#unique.flatMap((of) => {
      const key = of.keyOf(row);
      return key === null ? [] : [[`${of.field} ${key}`, of] as const];
    });
  }
}

/** Names that look the same are the same. */
export const seen = (...parts: readonly string[]): string => parts.map(readAs).join(' ');
