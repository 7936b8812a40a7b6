/** Round tick steps: every power of ten of them is easy to read. */
const MANTISSAS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];
/** Steps on an axis: three ticks, or four if the axis crosses zero. */
const STEPS = 2;

/**
 * Returns the ticks of an axis from lowest to highest: evenly spaced round numbers that include zero and all values.
 * Whole values get whole ticks.
 */
export function ticksOf(values: readonly number[]): readonly number[] {
  // One by one: a call takes some ten thousand at most.
  const low = values.reduce((least, value) => Math.min(least, value), 0);
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  if (low === high) return [0, 1];
  const isWhole = values.every(Number.isInteger);
  const most = low < 0 && high > 0 ? STEPS + 1 : STEPS;
  const magnitude = 10 ** Math.floor(Math.log10((high - low) / most));
  for (let power = magnitude; ; power *= 10) {
    for (const mantissa of MANTISSAS) {
      const step = rounded(mantissa * power);
      if (isWhole && !Number.isInteger(step)) continue;
      const below = Math.ceil(rounded(-low / step));
      const above = Math.ceil(rounded(high / step));
      if (below + above > most) continue;
      return Array.from({ length: below + above + 1 }, (_, at) => rounded((at - below) * step));
    }
  }
}

/** Removes floating-point noise: 0.3, not 0.30000000000000004. */
function rounded(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}

/** Lower and upper end of a piece of a stack. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A value, or `null` if missing. */
export type ChartValue = number | null;

/** Stacks the values of a point: positive values up from zero, negative values down. */
export const sides = [1, -1] as const;

export type Side = (typeof sides)[number];

/** Stacks the values on one side of zero. The others take no space. */
export function stackOf(values: readonly ChartValue[], side: Side): readonly Span[] {
  let sum = 0;
  return values.map((value) => {
    const before = sum;
    if (value !== null && value * side > 0) sum += value;
    return { from: Math.min(before, sum), to: Math.max(before, sum) };
  });
}

/**
 * Returns the runs of known values, each by first and last index.
 * @param breaksBefore Whether a new run starts at an index although its neighbour is known. Default never.
 */
export function runsOf(
  values: readonly ChartValue[],
  breaksBefore: (at: number) => boolean = () => false,
): readonly { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  values.forEach((value, at) => {
    const run = runs.at(-1);
    if (value === null) return;
    if (run?.last === at - 1 && !breaksBefore(at)) run.last = at;
    else runs.push({ first: at, last: at });
  });
  return runs;
}
