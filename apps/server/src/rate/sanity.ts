import { unusualPrice } from '@booking/api-client/contract';

/** The middle of some prices in minor units; null without any. */
export function median(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 ? half : half - 1], sorted[half]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * Returns the price that was probably meant where one is more than five times the usual one, or less than a fifth of it: the
 * same digits with fewer or more zeros, as near as that comes; else the usual price. Undefined where nothing is unusual.
 */
export function suggestPrice(price: number, usual: number | null): number | undefined {
  const question = unusualPrice(price, usual);
  if (!question || usual === null) return undefined;
  const powers = [10, 100, 1_000];
  const others =
    question === 'high_price'
      ? powers.map((by) => price / by).filter(Number.isInteger)
      : powers.map((by) => price * by).filter((candidate) => candidate > 0);
  const distance = (price: number) => Math.abs(Math.log(price / usual));
  const [nearest] = others.toSorted((a, b) => distance(a) - distance(b));
  return nearest !== undefined && distance(nearest) < Math.log(2) ? nearest : usual;
}
