import { judged } from '../check/check.ts';
import { playwright, type TestRun } from '../check/test-runs.ts';
import { buildDocs } from './build-docs.ts';

const pages = playwright(
  'docs',
  'the documentation as a reader meets it: search, playground, stories, links',
  'docs',
);

/** Builds the documentation, and reads it where the product serves it. */
export const docs: TestRun = {
  ...pages,
  async run() {
    try {
      await buildDocs();
    } catch (error) {
      return judged([error instanceof Error ? error.message : String(error)]);
    }
    return pages.run();
  },
};
