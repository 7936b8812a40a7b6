/** The beginnings of a step between ticks: every power of ten of them reads easily. */
const MANTISSAS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];
/** Steps on an axis. Three ticks, or four where the axis passes nought. */
const STEPS = 2;

/**
 * The ticks of an axis, evenly spaced, from the lowest to the highest: round numbers, nought among them, nothing of the
 * values outside. Whole values get whole ticks.
 */
export function ticksOf(values: readonly number[]): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
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

/** Without what binary fractions leave behind: 0.3, not 0.30000000000000004. */
function rounded(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}

/** A piece of a stack: from its lower to its upper end. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A value, or `null` where it is not known. */
export type ChartValue = number | null;

/** The two stacks of a point: values above zero grow up from it, values below zero grow down. */
export const sides = [1, -1] as const;

export type Side = (typeof sides)[number];

/** Stacks the values of a point that lie on one side of zero. The others take no room. */
export function stackOf(values: readonly ChartValue[], side: Side): readonly Span[] {
  let sum = 0;
  return values.map((value) => {
    const before = sum;
    if (value !== null && value * side > 0) sum += value;
    return { from: Math.min(before, sum), to: Math.max(before, sum) };
  });
}

/**
 * The stretches of known values, each by its first and its last place.
 * @param breaksBefore Whether a new stretch begins at a place though its neighbour is known. Default nowhere.
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
