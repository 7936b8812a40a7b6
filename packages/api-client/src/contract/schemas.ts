import type { z } from 'zod/mini';
import * as calls from './calls.ts';
import { type EndingWith, endingWith } from './ending-with.ts';
import type { Routes } from './routes.ts';

/**
 * The input and the response of a call. `query` belongs to GET, `body` (JSON) or `form` (the fields of a multipart
 * body) to the rest, or both, and the content type decides; `response` is the entity, without its envelope, and `extra`
 * that of a second collection beside a list.
 */
export interface CallSchemas {
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly form?: z.core.$ZodType;
  readonly response: z.core.$ZodType;
  readonly extra?: z.core.$ZodType;
}

type SchemaTable = {
  readonly [G in keyof Routes]: { readonly [C in keyof Routes[G]]: CallSchemas };
};

export type Wire = EndingWith<typeof calls, 'Schemas'>;

/** The same keys as `routes`: a missing or an extra one does not compile. */
export const schemas = /* @__PURE__ */ endingWith(
  calls,
  'Schemas',
) satisfies SchemaTable satisfies {
  [G in keyof Routes]: Record<keyof Routes[G], CallSchemas>;
};
