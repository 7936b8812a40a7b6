/** The exports of a module whose names end so, by what stands before that: `otaRoutes` as `ota`. */
export type EndingWith<M, E extends string> = {
  readonly [N in keyof M as N extends `${infer G}${E}` ? G : never]: M[N];
};

export function endingWith<M extends object, E extends string>(
  module: M,
  ending: E,
): EndingWith<M, E> {
  const entries = Object.entries(module)
    .filter(([name]) => name.endsWith(ending))
    .map(([name, value]): [string, unknown] => [name.slice(0, -ending.length), value]);
  // The type does the same with the names.
  return Object.fromEntries(entries) as EndingWith<M, E>;
}
