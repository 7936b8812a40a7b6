import type { Page } from './list.ts';
import type { Routes } from './routes.ts';
import type { Wire } from './schemas.ts';

/**
 * The client's type, from the two tables. Schemas are matched by structure (`_zod`), never by `z.ZodType<T>`:
 * that constraint costs the compiler an order of magnitude more work.
 */
export type Api = { readonly [G in keyof Routes]: Group<Routes[G], Wire[G]> };

type Group<R, W> = { readonly [C in keyof R & keyof W]: Call<R[C], W[C]> };

export interface CallOptions {
  readonly signal?: AbortSignal;
}

type Call<R, W> = R extends `${string}{${string}}${string}`
  ? InputOf<W> extends infer I
    ? [I] extends [never]
      ? (id: string, input?: undefined, options?: CallOptions) => Promise<AnswerOf<R, W>>
      : Record<never, never> extends I
        ? (id: string, input?: I, options?: CallOptions) => Promise<AnswerOf<R, W>>
        : (id: string, input: I, options?: CallOptions) => Promise<AnswerOf<R, W>>
    : never
  : InputOf<W> extends infer I
    ? [I] extends [never]
      ? (input?: undefined, options?: CallOptions) => Promise<AnswerOf<R, W>>
      : Record<never, never> extends I
        ? (input?: I, options?: CallOptions) => Promise<AnswerOf<R, W>>
        : (input: I, options?: CallOptions) => Promise<AnswerOf<R, W>>
    : never;

type InputOf<W> = W extends { body: { _zod: { input: infer I } } }
  ? I
  : W extends { query: { _zod: { input: infer I } } }
    ? I
    : never;

type AnswerOf<R, W> = W extends { answer: { _zod: { output: infer T } } }
  ? R extends `${string} -> ${string}[]${string}`
    ? Page<T>
    : T
  : never;
