interface Steps {
  readonly step: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Steps of 0.1 add up to 0.30000000000000004: so near to a step is on it. */
const EPSILON = 1e-9;

/** Returns the value some steps away: on the grid that starts at `min`, and inside its bounds. */
export function stepped(value: number | null, count: number, { step, min, max }: Steps): number {
  const inside = (next: number) => Math.max(min ?? -Infinity, Math.min(max ?? Infinity, next));
  if (value === null) return inside(0);
  const origin = min ?? 0;
  const at = (value - origin) / step;
  // From between two steps, the first step goes to the next one.
  const from = count > 0 ? Math.floor(at + EPSILON) : Math.ceil(at - EPSILON);
  return inside(origin + (from + count) * step);
}

/** Returns the number of decimals: 2 for 0.25. */
export function decimalsOf(step: number): number {
  const [, decimals = ''] = step.toString().split('.');
  return decimals.length;
}
