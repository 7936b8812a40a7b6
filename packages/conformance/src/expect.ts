/** Holds a value against what a scenario says it must be. @throws Error that names both. */
export function equal(actual: unknown, expected: unknown, what: string): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wanted) throw new Error(`${what}: ${found} instead of ${wanted}`);
}

/** @throws Error that says what does not hold. */
export function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(`not so: ${what}`);
}
