/** A price of more than so many times the usual one is questioned. */
const UNUSUAL_TIMES = 5;

/** The middle of some prices in minor units; null without any. */
export function median(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 ? half : half - 1], sorted[half]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * Returns the price that was probably meant where one is more than five times the usual one: the same digits with fewer
 * zeros, as near as that comes; else the usual price. Undefined where nothing is unusual.
 */
export function probablyMeant(price: number, usual: number | null): number | undefined {
  if (usual === null || usual <= 0 || price <= usual * UNUSUAL_TIMES) return undefined;
  const shorter = [10, 100, 1_000].map((by) => price / by).filter(Number.isInteger);
  const distance = (one: number) => Math.abs(Math.log(one / usual));
  const [nearest] = shorter.toSorted((one, other) => distance(one) - distance(other));
  return nearest !== undefined && distance(nearest) < Math.log(2) ? nearest : usual;
}
