import { stripVTControlCharacters } from 'node:util';

/** Lines of an error that say what was expected, and where. */
const REASON_LINES = 12;

/** One test of a report. */
export interface TestOutcome {
  /** Its whole title, those of the groups around it included. */
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** The first lines of the error of a failed test. */
  readonly reason?: string;
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
        ...reasonOf(list(test, 'failureMessages')),
      }),
    );
    const isBroken =
      text(file, 'status') === 'failed' && tests.every(({ state }) => state !== 'failed');
    if (!isBroken) return tests;
    return [
      ...tests,
      { title: text(file, 'name'), state: 'failed', ...reasonOf([text(file, 'message')]) },
    ];
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
      ...reasonOf(
        list(test, 'results').flatMap((result) =>
          list(result, 'errors').map((error) => text(error, 'message')),
        ),
      ),
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

function reasonOf(messages: readonly unknown[]): Pick<TestOutcome, 'reason'> {
  const lines = stripVTControlCharacters(messages.join('\n')).trim().split('\n');
  const reason = lines.slice(0, REASON_LINES).join('\n');
  return reason ? { reason } : {};
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function list(value: unknown, key: string): unknown[] {
  const items = field(value, key);
  return Array.isArray(items) ? items : [];
}

function text(value: unknown, key: string): string {
  const content = field(value, key);
  return typeof content === 'string' ? content : '';
}
