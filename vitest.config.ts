import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/chromium/find-chromium.ts';
import { clockShift } from './scripts/moment/moment.ts';

const executablePath = findChromium();

/** They end what hangs, in ms. No test is judged by how fast the machine is. */
const timeouts = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 300_000 } },
};

const inADom = { environment: 'jsdom', setupFiles: ['./scripts/vitest/dom.ts'], ...timeouts };

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
            'apps/{console,docs,site}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'dom',
          ...inADom,
          include: [
            'packages/*/src/**/*.test.tsx',
            'apps/site/src/**/*.test.tsx',
            'apps/console/src/**/*.alone.test.tsx',
          ],
        },
      },
      {
        test: {
          name: 'console',
          ...inADom,
          include: ['apps/console/src/**/*.test.tsx'],
          exclude: ['**/*.alone.test.tsx'],
          // Half of the console is loaded once, not again for each file.
          isolate: false,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          provide: { clockShift: clockShift() },
          setupFiles: [
            './scripts/vitest/moment.ts',
            './packages/ui/src/testing/without-recording.ts',
            './.storybook/story-browser.ts',
          ],
          // One after the other, before Storybook's own.
          sequence: { setupFiles: 'list' },
          ...timeouts,
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
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['./apps/server/src/testing/databases.ts'],
          setupFiles: ['./apps/server/src/database/quick-imports.ts'],
          // An embedded database of a test does not live long enough to be compiled well.
          execArgv: ['--liftoff-only', '--import=./apps/server/src/testing/quick-passwords.ts'],
          // A module loaded for one file serves the next, and the files share the two databases.
          isolate: false,
          fileParallelism: false,
          ...timeouts,
        },
      },
    ],
  },
});
