import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../chromium/find-chromium.ts';
import type { Sheet } from './sheets.ts';

/** Never asked: the files answer. Only a secure origin has the clipboard, without which no play function runs. */
const origin = 'http://localhost';
/** Wide enough for the widest sheet; heights follow the sheets. */
const viewport = { width: 1280, height: 720 };
/** The time in every picture. */
const now = Date.parse('2026-11-21T10:00:00+05:30');
/**
 * Paints whole tiles. By default the browser paints a part of a tile again, whose edges keep shades of the frames that a
 * busy machine happened to paint before.
 */
const wholeTiles = '--disable-partial-raster';
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Takes pictures of a built Storybook. Close it after use. */
export interface Camera {
  /** The browser's own name and number; pictures of two versions cannot be compared. */
  readonly browser: string;
  /** PNG of the sheet, taken until two in a row are the same. */
  take(sheet: Sheet): Promise<Buffer>;
  /** Another picture of what the last one was of. */
  again(): Promise<Buffer>;
  /** A page to compare pictures in. */
  readonly page: Page;
  close(): Promise<void>;
}

export async function openCamera(storybook: string): Promise<Camera> {
  const executablePath = findChromium();
  const browser: Browser = await chromium.launch({
    args: [...chromiumFlags, wholeTiles],
    ...(executablePath !== undefined && { executablePath }),
  });
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    // What has moved is painted from another layer, and its edges may differ by a shade.
    reducedMotion: 'reduce',
  });
  // Straight from the files: no port, no server, and nothing that could come from elsewhere.
  await context.route('**/*', async (route) => {
    const file = path.join(storybook, new URL(route.request().url()).pathname);
    const body = await readFile(file).catch(() => undefined);
    if (!body) return route.fulfill({ status: 404 });
    return route.fulfill({ body, contentType: types[path.extname(file)] ?? 'text/plain' });
  });
  const page = await context.newPage();
  await page.addInitScript(stopDate, now);
  return {
    browser: `Chromium ${browser.version()} on ${process.platform} ${process.arch}`,
    page,
    async take({ id, theme }) {
      // Axe adds to the page while it looks at it.
      const globals = `theme:${theme};a11y.manual:!true`;
      await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
      await page.waitForFunction(isRendered);
      const failure = await page.evaluate(failureOfPlay);
      if (failure !== undefined) throw new Error(`${id} did not play: ${failure}`);
      await page.waitForFunction(hasArrived);
      return settled(page);
    },
    again: () => settled(page),
    close: () => browser.close(),
  };
}

/**
 * Stops the date alone. Playwright's clock would also run timers and frames, apart from what the browser paints, and
 * may lose them on a busy machine.
 */
function stopDate(time: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [time] : given, newTarget),
    get: (target, key) => (key === 'now' ? () => time : Reflect.get(target, key)),
  });
}

/** The story stands, its play function has ended, and so has what runs after it. */
function isRendered(): boolean {
  const { currentRender } = Reflect.get(window, '__STORYBOOK_PREVIEW__') ?? {};
  if (document.body.classList.contains('sb-show-errordisplay')) {
    throw new Error(document.querySelector('#error-message')?.textContent ?? 'The story failed.');
  }
  return currentRender?.phase === 'finished';
}

/** Faces and icons come after the story: a picture may hold still without them, and be another one a moment later. */
async function hasArrived(): Promise<boolean> {
  await document.fonts.ready;
  return [...document.querySelectorAll('use')].every(
    ({ href }) => document.querySelector(href.baseVal) !== null,
  );
}

function failureOfPlay(): string | undefined {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  return channel.last('playFunctionThrewException')?.[0]?.message;
}

async function settled(page: Page): Promise<Buffer> {
  let before = await shoot(page);
  for (let tries = 0; tries < 40; tries += 1) {
    const after = await shoot(page);
    if (after.equals(before)) return after;
    before = after;
  }
  throw new Error('The sheet does not hold still.');
}

async function shoot(page: Page): Promise<Buffer> {
  const clip = await page.evaluate(sheetBox);
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    ...(clip && { clip }),
  });
}

/** The box of the story with the room around it; nothing where something lies over the whole page. */
function sheetBox() {
  const story = document.querySelector('#storybook-root');
  if (!story) return undefined;
  const parts = [...story.querySelectorAll('*')];
  // What only a screen reader is told comes and goes.
  const others = 'body > :not(#storybook-root, .sb-wrapper, script, svg, [aria-live])';
  const isCovered =
    parts.some((part) => getComputedStyle(part).position === 'fixed' && part.clientHeight > 4) ||
    [...document.querySelectorAll(`${others}, :is(${others}) *`)].some(
      (part) => part.clientWidth * part.clientHeight > 4,
    );
  if (isCovered) return undefined;
  const right = Math.max(...parts.map((part) => part.getBoundingClientRect().right));
  return {
    x: 0,
    y: 0,
    width: Math.min(Math.ceil(right) + 16, window.innerWidth),
    height: Math.ceil(story.getBoundingClientRect().bottom) + 16,
  };
}
