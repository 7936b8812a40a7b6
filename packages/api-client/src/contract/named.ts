import type * as z from 'zod/mini';

/**
 * The schema of a response by the name of its type: editors then show `Institution`, not all of its fields.
 * `named<Institution>(institution)` does not compile unless the two are the same.
 */
export function named<T>(schema: z.core.$ZodType<T>): z.core.$ZodType<T> {
  return schema;
}

/**
 * The schema of what a call takes by the name of its type, for the same reason:
 * `taking<AssetUpdate>()(assetUpdate)`. It does not compile where the type asks for something else.
 */
export function taking<I>() {
  return <O>(schema: z.core.$ZodType<O, I>): z.core.$ZodType<O, I> => schema;
}
