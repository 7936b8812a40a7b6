import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { RunningTests } from './running-tests.ts';

/**
 * A reporter of Vitest that keeps the running tests in a file. A test that computes without a pause has not been told of:
 * then its file is named, with the test that ended last.
 */
export default class RunningVitest implements Reporter {
  readonly #running = new RunningTests();

  onTestModuleStart(module: TestModule): void {
    this.#running.begin(module.id, this.#file(module));
  }

  onTestCaseReady({ id, fullName, module }: TestCase): void {
    this.#running.begin(id, `${this.#file(module)} > ${fullName}`);
  }

  onTestCaseResult({ id, fullName, module }: TestCase): void {
    this.#running.end(id);
    this.#running.begin(module.id, `${this.#file(module)}, after "${fullName}"`);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.end(module.id);
  }

  #file({ moduleId }: TestModule): string {
    return path.relative(process.cwd(), moduleId);
  }
}
