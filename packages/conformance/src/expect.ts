/** Holds a value against what a scenario says it must be. @throws Error that names both. */
export function equal(actual: unknown, expected: unknown, what: string): void {
  const [actualJson, expectedJson] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (actualJson !== expectedJson)
    throw new Error(`${what}: ${actualJson} instead of ${expectedJson}`);
}

/** @throws Error that says what does not hold. */
export function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(`not so: ${what}`);
}
