import { globSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/chromium/find-chromium.ts';

const executablePath = findChromium();

/** A file is loaded for its tags alone otherwise. */
const untimed = globSync('{packages,apps}/*/src/**/*.stories.tsx').filter(
  (file) => !readFileSync(file, 'utf8').includes("tags: ['timed']"),
);

/** Every story that has, or has not, one of the tags, in Chromium. */
function stories(
  name: string,
  tags: { include?: string[]; exclude?: string[] },
  exclude: string[] = [],
): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook', tags })],
    test: {
      name,
      exclude,
      setupFiles: ['./.storybook/story-browser.ts'],
      // A story takes down what it has put up, as it must where a designer goes from one to the next.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1024, height: 768 },
        provider: playwright({
          launchOptions: {
            args: chromiumFlags,
            ...(executablePath !== undefined && { executablePath }),
          },
          contextOptions: { locale: 'en-GB', timezoneId: 'UTC' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Functions without a state of their own: a module loaded for one file serves the next.
          isolate: false,
          include: [
            'packages/*/{src,build}/**/*.test.ts',
            'apps/{console,site}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx'],
          setupFiles: ['./scripts/vitest/dom.ts'],
          testTimeout: 20_000,
        },
      },
      // What measures a time wants a machine of its own: other work takes frames away from it.
      stories('stories', { exclude: ['timed'] }),
      stories('timed', { include: ['timed'] }, untimed),
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['./apps/server/src/testing/databases.ts'],
          setupFiles: ['./apps/server/src/database/quick-imports.ts'],
          // An embedded database of a test does not live long enough to be compiled well.
          execArgv: ['--liftoff-only'],
          // The files share the two databases.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
