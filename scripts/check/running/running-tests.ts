import { readFileSync, writeFileSync } from 'node:fs';

/** The variable that names the file in which a test run keeps the tests that are running. */
export const RUNNING_TESTS_FILE = 'RUNNING_TESTS_FILE';

/** Keeps the names of running tests in a file, so that they can be named when a run that hangs is ended. */
export class RunningTests {
  readonly #file = process.env[RUNNING_TESTS_FILE];
  readonly #names = new Map<string, string>();

  /** A test, or a file that has no test under way yet, begins. */
  begin(id: string, name: string): void {
    this.#names.set(id, name);
    this.#write();
  }

  end(id: string): void {
    this.#names.delete(id);
    this.#write();
  }

  #write(): void {
    if (this.#file) writeFileSync(this.#file, JSON.stringify([...this.#names.values()]));
  }
}

/** The names in such a file; none before a run has begun. */
export function readRunning(file: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    // Not there yet, or half written: the next look finds it.
    return [];
  }
}
