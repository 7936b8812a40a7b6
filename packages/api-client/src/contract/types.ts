import type { Page } from './list.ts';
import type { Routes } from './routes.ts';
import type { Wire } from './schemas.ts';

/**
 * The client's type, from the two tables. Schemas are matched by structure (`_zod`), never by `z.ZodType<T>`:
 * that constraint costs the compiler an order of magnitude more work.
 */
export type Api = { readonly [G in keyof Routes]: Group<Routes[G], Wire[G]> };

/** Over the keys of the lines alone, and without a name for the function: editors then show their comments and types. */
type Group<R, W> = {
  readonly [C in keyof R]: C extends keyof W
    ? (
        ...args: [...CallArgs<R[C], W[C]>, options?: CallOptions | undefined]
      ) => Promise<CallResult<R[C], W[C]>>
    : never;
};

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call, which rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** The server runs a repeated write with the same key once within 24 hours. */
  readonly idempotencyKey?: string | undefined;
  /** Lets the request outlive the page, for example for a sign-out. */
  readonly keepalive?: boolean | undefined;
  /** A `fetch` for this call only, for example one that reports the progress of an upload. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** The timeout of this call in milliseconds, instead of the client's. */
  readonly timeout?: number | undefined;
}

/** The arguments of a call: the id in its path, then the query of a GET or the body of other methods. */
export type CallArgs<R, W> = R extends `${string}{${string}}${string}`
  ? [id: string, ...Input<InputOf<W>>]
  : Input<InputOf<W>>;

type Input<I> = [I] extends [never]
  ? [input?: undefined]
  : Record<never, never> extends I
    ? [input?: I | undefined]
    : [input: I];

/** The input of a call: a form, a body or a query. One choice after the other, so that editors show the name of each. */
export type InputOf<W> = W extends { form: unknown; body: { _zod: { input: infer I } } }
  ? FormData | I
  : W extends { form: unknown }
    ? FormData
    : W extends { body: { _zod: { input: infer I } } }
      ? I
      : W extends { query: { _zod: { input: infer I } } }
        ? I
        : never;

/** The value that a call resolves with, without its envelope. */
export type CallResult<R, W> = W extends { response: { _zod: { output: infer T } } }
  ? R extends `${string} -> ${string}[]${string}`
    ? Page<T> & Extra<R, W>
    : R extends `${string} -> ${string}[0]${string}`
      ? T | null
      : T
  : never;

/** The second collection beside a list. */
type Extra<R, W> = W extends { extra: { _zod: { output: infer E } } }
  ? R extends `${string}[]+${infer K}`
    ? { readonly [P in K]: readonly E[] }
    : unknown
  : unknown;
