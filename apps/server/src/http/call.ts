import type { Routes, Wire } from '@booking/api-client/contract';
import type { Database } from '../database/database.ts';
import type { RawJson } from '../database/document.ts';
import type { RawPage } from '../database/list.ts';
import type { Actor } from '../session/guard.ts';

/** A call as every handler gets it: input that has passed the contract's schema, and the database to work on. */
export interface PublicCall<R, W> {
  /** The parameter of the path: of the form of an id, unless it is a link's token. */
  readonly id: R extends `${string}{${string}}${string}` ? string : undefined;
  readonly query: Output<W, 'query'>;
  /** The fields of a form, where the call takes one; of a form or a JSON body where it takes both. */
  readonly body: W extends { form: unknown }
    ? Output<W, 'form'> | (W extends { body: unknown } ? Output<W, 'body'> : never)
    : Output<W, 'body'>;
  readonly headers: Headers;
  /** Headers to send along with a successful response. */
  readonly outgoing: Headers;
  /** The network address of the caller. */
  readonly address: string;
  /** When the request came: one moment for all that it reads and writes. */
  readonly now: Date;
}

/** A call of someone who is signed in and admitted. A write runs in one transaction. */
export interface SignedCall<R, W> extends PublicCall<R, W> {
  readonly actor: Actor;
  readonly db: Database;
}

/** The call of a name, as its handler gets it: `Call<'user', 'update'>`. */
export type Call<G extends keyof Routes, C extends keyof Routes[G] & keyof Wire[G]> = SignedCall<
  Routes[G][C],
  Wire[G][C]
>;

type Output<W, K extends 'query' | 'body' | 'form'> = W extends {
  [P in K]: { _zod: { output: infer O } };
}
  ? O
  : undefined;

/** Result of a handler: a page, a document, or (where the contract has no arrow) the body itself. */
type Answer<R> = R extends `${string} -> ${string}[]+${string}`
  ? RawPage & { readonly extra: RawJson }
  : R extends `${string} -> ${string}[]${string}`
    ? RawPage
    : R extends `${string} -> ${string}[0]${string}`
      ? RawJson | null
      : R extends `${string} -> ${string}`
        ? RawJson
        : object | null;

/**
 * A write whose first part must not hold the database, since it takes long (hashing a password), or
 * must not be undone with the rest (counting a failed try). It returns what runs in the transaction.
 */
export interface Prepared<C, A> {
  prepare(call: Omit<C, 'db'>): Promise<(db: Database) => Promise<A>>;
}

type Run<C, A> = (call: C) => Promise<A>;

type Handler<R, W> = R extends `${string} !public`
  ? Run<PublicCall<R, W>, Answer<R>>
  : R extends `GET ${string}`
    ? Run<SignedCall<R, W>, Answer<R>>
    : Run<SignedCall<R, W>, Answer<R>> | Prepared<SignedCall<R, W>, Answer<R>>;

/** A handler for every call of the contract: a missing or an extra one does not compile. */
export type Handlers = {
  readonly [G in keyof Routes]: {
    readonly [C in keyof Routes[G]]: C extends keyof Wire[G]
      ? Handler<Routes[G][C], Wire[G][C]>
      : never;
  };
};
