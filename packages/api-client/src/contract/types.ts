import type { Page } from './list.ts';
import type { Routes } from './routes.ts';
import type { Wire } from './schemas.ts';

/**
 * The client's type, from the two tables. Schemas are matched by structure (`_zod`), never by `z.ZodType<T>`:
 * that constraint costs the compiler an order of magnitude more work.
 */
export type Api = { readonly [G in keyof Routes]: Group<Routes[G], Wire[G]> };

type Group<R, W> = { readonly [C in keyof R & keyof W]: Call<R[C], W[C]> };

/** What may go along with any call. */
export interface CallOptions {
  /** Ends the call; it rejects with the signal's own reason. */
  readonly signal?: AbortSignal;
  /** The server carries out a repeated write with the same key once, for 24 hours. */
  readonly idempotencyKey?: string;
  /** Lets the request outlive the page, as signing out should. */
  readonly keepalive?: boolean;
}

type Call<R, W> = (
  ...args: [...CallArgs<R, W>, options?: CallOptions]
) => Promise<CallResult<R, W>>;

/** The identifier that the path asks for, then the query of a GET or the body of the rest. */
export type CallArgs<R, W> = R extends `${string}{${string}}${string}`
  ? [id: string, ...Input<InputOf<W>>]
  : Input<InputOf<W>>;

type Input<I> = [I] extends [never]
  ? [input?: undefined]
  : Record<never, never> extends I
    ? [input?: I]
    : [input: I];

type InputOf<W> = W extends { form: unknown }
  ? FormData
  : W extends { body: { _zod: { input: infer I } } }
    ? I
    : W extends { query: { _zod: { input: infer I } } }
      ? I
      : never;

/** The value that a call resolves with, without its envelope. */
export type CallResult<R, W> = W extends { response: { _zod: { output: infer T } } }
  ? R extends `${string} -> ${string}[]${string}`
    ? Page<T>
    : T
  : never;
