/** The parameters of a list call as they appear in an address: text. */
type AsText<Q> = { readonly [K in keyof Q]: Q[K] | string };

/**
 * A list call, or its query, with parameters from an address. The call's types only allow the contract's values, while
 * an address can hold any text: the list's rule has already filtered the rest, and its test compares it with the
 * contract.
 */
export function byAddress<Q, Rest extends readonly unknown[], R>(
  call: (query?: Q, ...rest: Rest) => R,
): (query: AsText<Q>, ...rest: Rest) => R {
  return call as (query: AsText<Q>, ...rest: Rest) => R;
}
