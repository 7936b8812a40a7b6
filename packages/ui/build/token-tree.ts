/** Reads the tree of `tokens.json`. Pure, so that a docs page can use it too. */
import * as z from 'zod/mini';

export const color = z.object({
  colorSpace: z.literal('oklch'),
  components: z.tuple([z.number(), z.number(), z.number()]),
  alpha: z.optional(z.number()),
});
const leaf = z.object({
  $type: z.string(),
  $value: z.unknown(),
  $description: z.optional(z.string()),
});

/** A token as in the source. */
export type Leaf = z.infer<typeof leaf>;
/** A token with its dotted path, in source order. */
export type Flat = ReadonlyMap<string, Leaf>;

/** Returns every token by its dotted path. */
export function flatten(
  node: unknown,
  path = '',
  into: Map<string, Leaf> = new Map(),
): Map<string, Leaf> {
  const token = leaf.safeParse(node);
  if (token.success) return into.set(path, token.data);
  if (typeof node === 'object' && node !== null) {
    for (const [key, child] of Object.entries(node)) {
      if (!key.startsWith('$')) flatten(child, path ? `${path}.${key}` : key, into);
    }
  }
  return into;
}

/** Resolves a reference such as `{color.red.600}`. Throws if there is none. */
export function resolve(flat: Flat, value: unknown): unknown {
  const reference = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  if (reference === undefined) return value;
  const target = flat.get(reference);
  if (!target) throw new Error(`tokens.json refers to {${reference}}, which it does not define.`);
  return resolve(flat, target.$value);
}
