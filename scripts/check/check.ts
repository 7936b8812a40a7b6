/** Result of one check. */
export interface Verdict {
  /** How many things it judged good and bad: tests for a test run, else one of the two is 1. */
  readonly passed: number;
  readonly failed: number;
  /** Note for a person: why it failed, or one line on what was measured. */
  readonly note: string;
}

/** One check of `npm test`. */
export interface Check {
  /** A word to run it alone by: `npm run check imports`. */
  readonly name: string;
  /** The claim that it proves, printed after its name. An id in brackets counts as in a test's title. */
  readonly title: string;
  /** Names of checks that must have ended first. Who asks for this one gets them too. */
  readonly after?: readonly string[];
  /** How many cores it keeps busy: its CPU time by its duration on a quiet machine. Default 1. */
  readonly cores?: number;
  /** The tests that are running now, and what ended last: it changes as long as there is progress. */
  running?(): readonly string[];
  run(): Promise<Verdict>;
}

/** The check, once those of these names have ended. */
export function after<T extends Check>(names: readonly string[], check: T): T {
  return { ...check, after: names };
}

/** The verdict of a check that is one thing. `problems` is empty when it is good. */
export function judged(problems: readonly string[], note = ''): Verdict {
  const bad = problems.length > 0;
  return { passed: bad ? 0 : 1, failed: bad ? 1 : 0, note: bad ? problems.join('\n') : note };
}
