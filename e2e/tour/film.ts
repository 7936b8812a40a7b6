import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TourSceneId, tourLanguages, tourScenes } from '@booking/content/tour';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { launchChromium } from '../../scripts/chromium/launch-chromium.ts';
import { withProductOnTheDay } from '../product/on-the-day.ts';
import { openCamera } from './camera.ts';
import { captions, type ScenePlayed } from './captions.ts';
import type { Darkroom, DarkroomOptions } from './darkroom.ts';
import { direct } from './director.ts';
import { type FilmFormat, filmFormats } from './film-format.ts';
import { scenes } from './scenes.ts';

/** How a film is made. The defaults are those of the film that is published. */
export interface FilmOptions {
  /** Where the files go: `tour.webm`, `tour.mp4`, `tour.en.vtt`, `tour.hi.vtt`, `tour-poster.webp`. */
  readonly folder: string;
  readonly framesPerSecond?: number;
  /** Pixels of the film for a pixel of the page, which is 1280 by 720. */
  readonly scale?: number;
  readonly formats?: readonly FilmFormat[];
  readonly onScene?: (played: ScenePlayed) => void;
}

const page16by9 = { width: 1280, height: 720 };
/** For something that should be on the screen: nothing comes by itself while the time stands still. */
const PATIENCE_MS = 10_000;
/** The picture that stands for the film before it plays. */
const posterScene: TourSceneId = 'month';
const POSTER_QUALITY = 0.72;

/** Plays the tour on a product with sample data and films it. Returns when each scene plays. */
export async function film(options: FilmOptions): Promise<readonly ScenePlayed[]> {
  const { folder, framesPerSecond = 25, scale = 1.2, formats = filmFormats, onScene } = options;
  const browser = await launchChromium('--disable-smooth-scrolling');
  let played: readonly ScenePlayed[] = [];
  try {
    await mkdir(folder, { recursive: true });
    await withProductOnTheDay(async ({ origin, now }) => {
      const { width, height } = page16by9;
      const size = { width: width * scale, height: height * scale };
      const darkroom = await openDarkroom(browser, { ...size, scale, framesPerSecond, formats });
      const page = await browser.newPage({
        viewport: page16by9,
        deviceScaleFactor: scale,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      });
      page.setDefaultTimeout(PATIENCE_MS);
      await page.clock.install({ time: now() });
      await page.goto(`${origin}/login`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.clock.pauseAt(now() + 1000);
      const camera = await openCamera({ page, framesPerSecond, develop: darkroom.develop });
      const director = direct(page, camera, { x: width * 0.62, y: height * 0.78 });
      played = await play(tourScenes, async ({ id }) => {
        const from = camera.seconds;
        await scenes[id](director);
        if (id === posterScene) {
          await write(folder, 'tour-poster.webp', await darkroom.still(POSTER_QUALITY));
        }
        const scene = { id, from, to: camera.seconds };
        onScene?.(scene);
        return scene;
      });
      const films = await darkroom.finish();
      for (const [place, format] of formats.entries()) {
        await write(folder, `tour.${format}`, films[place] ?? '');
      }
    });
  } finally {
    await browser.close();
  }
  for (const { code } of tourLanguages) {
    await writeFile(path.join(folder, `tour.${code}.vtt`), captions(played, code));
  }
  return played;
}

async function play<T, U>(items: readonly T[], each: (item: T) => Promise<U>): Promise<U[]> {
  const results: U[] = [];
  for (const item of items) results.push(await each(item));
  return results;
}

async function write(folder: string, name: string, base64: string): Promise<void> {
  await writeFile(path.join(folder, name), Buffer.from(base64, 'base64'));
}

/** The encoders of a browser are only there for pages of an origin that counts as safe, as this machine's does. */
const darkroomAddress = 'http://localhost/darkroom';

async function openDarkroom(browser: Browser, options: DarkroomOptions): Promise<Darkroom> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('darkroom.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    target: 'es2023',
    write: false,
  });
  const page: Page = await browser.newPage();
  await page.route(darkroomAddress, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Darkroom</title>' }),
  );
  await page.goto(darkroomAddress);
  await page.addScriptTag({ type: 'module', content: outputFiles[0]?.text ?? '' });
  await page.waitForFunction(() => 'darkroom' in globalThis);
  const room = await page.evaluateHandle((): Darkroom => Reflect.get(globalThis, 'darkroom'));
  const darkroom: Darkroom = {
    open: (all) => room.evaluate((one, given) => one.open(given), all),
    develop: (frame) => room.evaluate((one, given) => one.develop(given), frame),
    still: (quality) => room.evaluate((one, given) => one.still(given), quality),
    finish: () => room.evaluate((one) => one.finish()),
  };
  await darkroom.open(options);
  return darkroom;
}
