import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { atMoment } from '../product/at-moment.ts';
import { type Violation, watchPage } from '../product/watch-page.ts';
import { buildStage } from './build-stage.ts';
import { hosts } from './hosts.ts';
import { type StagePage, type StageServer, serveStage } from './stage-server.ts';

/** A page with the stage in it. */
export interface Stage {
  readonly page: Page;
  /** Returns the complaints of the page since the last call. */
  complaints(): Violation[];
}

interface ForTests {
  /** Opens a page of the stage with its icons and fonts there. Each has a browser context of its own. */
  readonly openStage: (page: StagePage, options?: BrowserContextOptions) => Promise<Stage>;
}

export interface ForWorkers {
  readonly stageServer: StageServer;
  /** Whether every story is asked everything, as by `npm run test:stage`. `npm test` asks a sample of them. */
  readonly isWhole: boolean;
}

export const test = base.extend<ForTests, ForWorkers>({
  browser: [async ({ browser }, use) => use(atMoment(browser)), { scope: 'worker' }],
  isWhole: [false, { option: true, scope: 'worker' }],
  stageServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern.
    async ({}, use) => {
      const server = await serveStage(await buildStage(), await hosts());
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  openStage: async ({ browser, stageServer }, use) => {
    await use(async (name, options) => {
      const context = await browser.newContext(options);
      const violations: Violation[] = [];
      await watchPage(context, violations);
      const page = await context.newPage();
      await page.goto(stageServer.address(name));
      await page.evaluate(async () => {
        await window.stage.ready;
        await Promise.all(Array.from(document.fonts, (face) => face.load()));
      });
      return { page, complaints: () => violations.splice(0) };
    });
    for (const context of browser.contexts()) await context.close();
  },
});

export { expect };
