import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/chromium/find-chromium.ts';
import type { ForWorkers } from './stage/fixtures.ts';

/** Which stories the stage asks. */
type StageOptions = Pick<ForWorkers, 'isWhole'>;

const executablePath = findChromium();

/** Tests of the pages for visitors, who have no account. */
const publicPages = /e2e\/(landing|site|contact|pages)[\w-]*\.e2e\.ts$/;

export default defineConfig<object, Partial<StageOptions>>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // They may run beside each other, and each empties its folder when it begins.
  projects: [
    {
      name: 'product',
      testIgnore: ['stage/**', 'visual/**', 'front-desk/**', 'docs/**', publicPages],
      outputDir: '../test-results/product',
    },
    { name: 'site', testMatch: publicPages, outputDir: '../test-results/site' },
    {
      name: 'front-desk',
      testMatch: 'front-desk/*.e2e.ts',
      outputDir: '../test-results/front-desk',
    },
    { name: 'docs', testMatch: 'docs/*.e2e.ts', outputDir: '../test-results/docs' },
    { name: 'stage', testMatch: 'stage/*.e2e.ts', outputDir: '../test-results/stage' },
    {
      name: 'stage-whole',
      testMatch: 'stage/*.e2e.ts',
      outputDir: '../test-results/stage-whole',
      use: { isWhole: true },
    },
    {
      name: 'visual',
      testMatch: 'visual/*.e2e.ts',
      outputDir: '../test-results/visual',
      grep: /@short/,
    },
    {
      name: 'visual-whole',
      testMatch: 'visual/*.e2e.ts',
      fullyParallel: true,
      outputDir: '../test-results/visual-whole',
    },
  ],
  // Two cores, and every test that starts a product of its own needs one of them.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // They end what hangs. No test is judged by how fast the machine is.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { args: chromiumFlags, ...(executablePath !== undefined && { executablePath }) },
  },
});
