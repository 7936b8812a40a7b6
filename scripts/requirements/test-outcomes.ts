/** One test that a report tells of. */
export interface TestOutcome {
  /** Its whole title, those of the groups around it included. */
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
}

/**
 * Reads the JSON report of Vitest. A file that fails without a failed test counts as one: it does not load, or a group in
 * it is empty, for which Vitest itself ends with 0.
 */
export function vitestOutcomes(report: unknown): TestOutcome[] {
  return list(report, 'testResults').flatMap((file) => {
    const tests = list(file, 'assertionResults').map(
      (test): TestOutcome => ({
        title: text(test, 'fullName'),
        state: stateOf(text(test, 'status')),
      }),
    );
    const isBroken =
      text(file, 'status') === 'failed' && tests.every(({ state }) => state !== 'failed');
    return isBroken ? [...tests, { title: text(file, 'name'), state: 'failed' }] : tests;
  });
}

/** Reads the JSON report of Playwright. */
export function playwrightOutcomes(report: unknown): TestOutcome[] {
  return list(report, 'suites').flatMap((suite) => inSuite(suite, []));
}

function inSuite(suite: unknown, above: readonly string[]): TestOutcome[] {
  const titles = [...above, text(suite, 'title')];
  const own = list(suite, 'specs').flatMap((spec) =>
    list(spec, 'tests').map((test) => ({
      title: [...titles, text(spec, 'title')].join(' '),
      state: stateOf(text(test, 'status')),
    })),
  );
  return [...own, ...list(suite, 'suites').flatMap((inner) => inSuite(inner, titles))];
}

/** Playwright says `expected` and `unexpected`; a flaky test failed once, and no test here may be run twice. */
function stateOf(status: string): TestOutcome['state'] {
  if (status === 'passed' || status === 'expected') return 'passed';
  if (['skipped', 'pending', 'todo', 'disabled'].includes(status)) return 'skipped';
  return 'failed';
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function list(value: unknown, key: string): unknown[] {
  const found = field(value, key);
  return Array.isArray(found) ? found : [];
}

function text(value: unknown, key: string): string {
  const found = field(value, key);
  return typeof found === 'string' ? found : '';
}
