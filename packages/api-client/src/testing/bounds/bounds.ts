import type * as z from 'zod/mini';

/** For each field, or pair of fields: what it may be at most, and what it must not be. */
export type Bounds = readonly [
  what: string,
  schema: z.core.$ZodType,
  right: readonly unknown[],
  wrong: readonly unknown[],
];
