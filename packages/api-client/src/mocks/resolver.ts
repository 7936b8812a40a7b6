import type { Routes } from '../contract/routes.ts';
import type { Wire } from '../contract/schemas.ts';
import type { CallResult } from '../contract/types.ts';
import type { MockFailure } from './failure.ts';

type Rows = {
  [G in keyof Routes]: {
    [C in keyof Routes[G] & keyof Wire[G] as `${G}.${C & string}`]: {
      input: ParsedInput<Wire[G][C]>;
      result: CallResult<Routes[G][C], Wire[G][C]>;
    };
  };
}[keyof Routes];

type Merged<T> = (T extends unknown ? (row: T) => void : never) extends (row: infer I) => void
  ? I
  : never;

type ParsedInput<W> = W extends
  | { body: { _zod: { output: infer T } } }
  | { form: { _zod: { output: infer T } } }
  ? T
  : W extends { query: { _zod: { output: infer T } } }
    ? T
    : undefined;

type Table = Merged<Rows>;

/** A call of the table, for example `institution.changeStatus`. */
export type CallName = keyof Table;

/** The input of a call, as the contract's schema has read it. */
export type InputOf<N extends CallName> = Table[N]['input'];

/** The result that a call resolves with. */
export type ResultOf<N extends CallName> = Table[N]['result'];

/** The request of a mocked call. */
export interface MockCall<I> {
  /** The identifier in the path; empty when the path has none. */
  readonly id: string;
  /** The query of a GET or the body of other methods, parsed by the contract's schema. */
  readonly input: I;
  readonly request: Request;
}

/** Returns the value of a mocked call, as the client resolves with it, or a `failure`. */
export type Resolver<N extends CallName> = (
  call: MockCall<InputOf<N>>,
) => ResultOf<N> | MockFailure | Promise<ResultOf<N> | MockFailure>;

export type Resolvers = { readonly [N in CallName]?: Resolver<N> | undefined };
