/**
 * Raises or lowers counts by one in turn until they sum to `total`, with at least one each.
 * @throws RangeError if there is not one for each, or something to share out and no one to have it.
 */
export function sumTo(counts: readonly number[], total: number): number[] {
  if (total < counts.length || (counts.length === 0 && total > 0))
    throw new RangeError(`${total} can't be shared out among ${counts.length}, one each at least.`);
  const shared = counts.map((count) => Math.max(1, count));
  let left = total - shared.reduce((sum, count) => sum + count, 0);
  for (let place = 0; left !== 0; place = (place + 1) % shared.length) {
    const step = Math.sign(left);
    if ((shared[place] ?? 0) + step < 1) continue;
    shared[place] = (shared[place] ?? 0) + step;
    left -= step;
  }
  return shared;
}
