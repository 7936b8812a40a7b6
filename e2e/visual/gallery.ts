import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../../scripts/chromium/find-chromium.ts';
import type { PinnedChromium } from '../../scripts/chromium/pinned-chromium.ts';
import { root } from '../../scripts/command/command.ts';
import type { Mode } from '../../scripts/visual/modes.ts';
import { type Picture, storybook } from '../../scripts/visual/pictures.ts';
import { serveFiles } from './file-server.ts';
import {
  hasArrived,
  holdCaret,
  holdMotion,
  ignorePointer,
  isRendered,
  sheetBox,
  showStory,
  stopDate,
} from './in-page.ts';

/** The time in every picture. */
const now = Date.parse('2026-11-21T10:00:00+05:30');

/**
 * Paints whole tiles. By default the browser paints a part of a tile again, whose edges keep shades of the frames that a
 * busy machine happened to paint before.
 */
const wholeTiles = '--disable-partial-raster';

/** Shows stories and pages, and takes pictures of them. */
export interface Gallery {
  /** Shows what the picture is of: on a page of its own (`isFresh`), or on the page that is open. */
  open(picture: Picture, options?: { readonly isFresh?: boolean }): Promise<void>;
  /** PNG of what is shown. */
  shoot(): Promise<Buffer>;
  /** PNG of what is shown, once two in a row are the same. */
  settled(): Promise<Buffer>;
  readonly page: () => Page;
  close(): Promise<void>;
}

export async function openGallery({ executablePath, env }: PinnedChromium): Promise<Gallery> {
  const stories = await serveFiles([storybook]);
  // The site has a server of its own: both have an index.html. The icons come from where the server has them.
  const site = await serveFiles([
    path.join(root, 'apps/site/dist'),
    path.join(root, 'packages/ui/dist'),
  ]);
  const browser: Browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    // Without a port in the address: some screens show it.
    args: [
      ...chromiumFlags,
      wholeTiles,
      // The emulated media of a context do not reach into images, which hold still by this flag.
      '--force-prefers-reduced-motion',
      `--host-resolver-rules=MAP localhost:80 127.0.0.1:${stories.port}, MAP site.localhost:80 127.0.0.1:${site.port}`,
    ],
  });
  let context: BrowserContext | undefined;
  let page: Page | undefined;
  let shown: { readonly mode: Mode; readonly isStory: boolean } | undefined;

  async function freshPage(mode: Mode): Promise<Page> {
    await context?.close();
    context = await browser.newContext({
      viewport: { width: mode.width, height: mode.width === 390 ? 844 : 900 },
      deviceScaleFactor: 1,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      colorScheme: mode.theme,
      reducedMotion: mode.isMoving ? 'no-preference' : 'reduce',
      forcedColors: mode.hasForcedColors ? 'active' : 'none',
    });
    page = await context.newPage();
    await page.addInitScript(stopDate, now);
    await page.addInitScript(ignorePointer);
    await page.addInitScript(holdCaret);
    return page;
  }

  async function shoot(): Promise<Buffer> {
    if (!page || !shown) throw new Error('Nothing is shown.');
    await page.evaluate(holdMotion);
    const clip = await page.evaluate(sheetBox);
    return page.screenshot({
      fullPage: true,
      animations: shown.mode.isMoving ? 'allow' : 'disabled',
      caret: 'hide',
      ...(clip && { clip }),
    });
  }

  return {
    async open({ mode, source }, { isFresh = false } = {}) {
      if ('page' in source) {
        const at = await freshPage(mode);
        await at.goto(`http://site.localhost/${source.page}`, { waitUntil: 'networkidle' });
        if (mode.direction === 'rtl') {
          await at.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
        }
        // Content below the window is left out of layout until it is scrolled to.
        await at.addStyleTag({
          content: ':not([hidden]) { content-visibility: visible !important; }',
        });
        await at.waitForFunction(hasArrived);
        shown = { mode, isStory: false };
        return;
      }
      const isInPlace = page && !isFresh && shown?.mode === mode && shown.isStory;
      const at = page && isInPlace ? page : await freshPage(mode);
      // A failure leaves no page to go on with.
      shown = undefined;
      if (isInPlace) {
        await at.evaluate(showStory, source.story);
      } else {
        // Axe adds to the page while it looks at it.
        const globals = `theme:${mode.theme};direction:${mode.direction};a11y.manual:!true`;
        await at.goto(
          `http://localhost/iframe.html?id=${source.story}&viewMode=story&globals=${globals}`,
        );
      }
      await at.waitForFunction(isRendered, source.story, { timeout: 30_000 });
      await at.waitForFunction(hasArrived);
      shown = { mode, isStory: true };
    },
    shoot,
    async settled() {
      let before = await shoot();
      for (let tries = 0; tries < 40; tries += 1) {
        const after = await shoot();
        if (after.equals(before)) return after;
        before = after;
      }
      throw new Error('The page does not hold still.');
    },
    page: () => {
      if (!page) throw new Error('Nothing is shown.');
      return page;
    },
    async close() {
      await browser.close();
      stories.close();
      site.close();
    },
  };
}
