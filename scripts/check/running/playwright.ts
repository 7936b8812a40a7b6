import type { Reporter, TestCase } from '@playwright/test/reporter';
import { RunningTests } from './running-tests.ts';

/** A reporter of Playwright that keeps the running tests in a file. */
export default class RunningPlaywright implements Reporter {
  readonly #running = new RunningTests();

  onTestBegin(test: TestCase): void {
    this.#running.begin(test.id, test.titlePath().filter(Boolean).join(' > '));
  }

  onTestEnd(test: TestCase): void {
    this.#running.end(test.id);
  }

  printsToStdio(): boolean {
    return false;
  }
}
