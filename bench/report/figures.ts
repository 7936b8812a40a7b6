/** The middle of the sorted figures; of an even count the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  const lower = sorted[Math.ceil(half) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}

/** Returns the percentile of the figures. */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** Turns the order by one place a round, so that no contestant is always the first or always after the heaviest. */
export function rotated<T>(items: readonly T[], round: number): T[] {
  const start = round % Math.max(items.length, 1);
  return [...items.slice(start), ...items.slice(0, start)];
}

/**
 * Ratios to the baseline, each formed inside its own round and then their median: milliseconds move with the load of
 * the machine, ratios far less.
 */
export function ratioToBaseline(own: readonly number[], baseline: readonly number[]): number {
  return median(own.map((figure, round) => figure / (baseline[round] ?? Number.NaN)));
}
