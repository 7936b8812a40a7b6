/** What a list call takes, each value as the text that an address has for it. */
type AsText<Q> = { readonly [K in keyof Q]: Q[K] | string };

/**
 * A list call, or the read of one, as an address asks it. The call takes the values of the contract alone and an address
 * holds any text: the rule of the list has let only those values through, and its test compares it with the contract.
 */
export function byAddress<Q, Rest extends readonly unknown[], R>(
  call: (query?: Q, ...rest: Rest) => R,
): (query: AsText<Q>, ...rest: Rest) => R {
  return call as (query: AsText<Q>, ...rest: Rest) => R;
}
