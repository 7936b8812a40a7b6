import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TourSceneId, tourLanguages, tourScenes } from '@booking/content/tour';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import { launchChromium } from '../../scripts/chromium/launch-chromium.ts';
import { serveFrontDesk } from '../../scripts/front-desk/serve.ts';
import type { Look } from '../looks/look.ts';
import { lookAt } from '../looks/look-at.ts';
import { writeLooks } from '../looks/looks-file.ts';
import { loginPage } from '../pages/login-page.ts';
import { hospitalityOwner } from '../product/accounts.ts';
import { withProductOnTheDay } from '../product/on-the-day.ts';
import { taxedHotel } from '../product/taxed-hotel.ts';
import { raiseWeekend } from '../product/weekend-rates.ts';
import { createActor } from './actor.ts';
import { captions, type ScenePlayed } from './captions.ts';
import type { Encoder, EncoderOptions } from './encoder.ts';
import { startRecorder } from './recorder.ts';
import { scenes } from './scenes.ts';
import { type VideoFormat, videoFormats } from './video-format.ts';

/** How the video is made. The defaults are those of the video that is published. */
export interface RecordOptions {
  /** The built front desk. */
  readonly dist: string;
  /** Where the files go: `tour.webm`, `tour.mp4`, `tour.en.vtt`, `tour.hi.vtt`, `tour-poster.webp`, `looks.txt`. */
  readonly folder: string;
  readonly framesPerSecond?: number;
  /** Pixels of the video for a pixel of the page, which is 1280 by 720. */
  readonly scale?: number;
  readonly formats?: readonly VideoFormat[];
  readonly onScene?: (played: ScenePlayed) => void;
}

const page16by9 = { width: 1280, height: 720 };
/** Pixels of a picture for a pixel of the page, however large the video: borders are as wide as these allow. */
const PICTURE_SCALE = 1.2;
/** Milliseconds for something that should be on the screen: nothing appears by itself while the time stands still. */
const ACTION_TIMEOUT = 20_000;
const MINUTE_MS = 60_000;
/** Its last frame stands for the video until it plays. */
const posterScene: TourSceneId = 'walkIn';
const POSTER_QUALITY = 0.72;

/** Plays the tour on a product with sample data and records it. Returns when each scene plays. */
export async function record(options: RecordOptions): Promise<readonly ScenePlayed[]> {
  const {
    dist,
    folder,
    framesPerSecond = 25,
    scale = PICTURE_SCALE,
    formats = videoFormats,
  } = options;
  const browser = await launchChromium('--disable-smooth-scrolling');
  const played: ScenePlayed[] = [];
  const looks = new Map<string, Look>();
  let api = '';
  const desk = await serveFrontDesk(dist, 0, () => api);
  try {
    await mkdir(folder, { recursive: true });
    await withProductOnTheDay(
      async ({ origin, now }) => {
        api = origin;
        await raiseWeekend(await taxedHotel(origin));
        const context = await browser.newContext({
          viewport: page16by9,
          deviceScaleFactor: PICTURE_SCALE,
          locale: 'en-IN',
          timezoneId: 'Asia/Kolkata',
        });
        context.setDefaultTimeout(ACTION_TIMEOUT);
        await context.clock.install({ time: now() });
        await bookSamples(context, origin, desk.origin);
        const size = { width: page16by9.width * scale, height: page16by9.height * scale };
        const encoder = await openEncoder(browser, { ...size, scale, framesPerSecond, formats });
        const page = await openLogin(context, origin);
        // Far enough ahead that a busy machine is not past it when the page hears of it.
        await context.clock.pauseAt(now() + MINUTE_MS);
        await closeWhatsApp(context, page);
        const recorder = await startRecorder({ page, framesPerSecond, encode: encoder.encode });
        const start = { x: page16by9.width * 0.62, y: page16by9.height * 0.78 };
        let playing: string = tourScenes[0].id;
        const onLookedAt = async () => {
          const before = [...looks.keys()].filter((name) => name.startsWith(`${playing} `));
          looks.set(`${playing} ${before.length + 1}`, await lookAt(page.locator('html')));
        };
        const actor = createActor({ page, recorder, start, onLookedAt });
        for (const { id } of tourScenes) {
          const from = recorder.seconds;
          playing = id;
          await scenes[id](actor);
          if (id === posterScene) {
            await write(folder, 'tour-poster.webp', await encoder.still(POSTER_QUALITY));
          }
          const scene = { id, from, to: recorder.seconds };
          options.onScene?.(scene);
          played.push(scene);
        }
        const videos = await encoder.finish();
        for (const [index, format] of formats.entries()) {
          await write(folder, `tour.${format}`, videos[index] ?? '');
        }
      },
      { SUB_APP_HOSPITALITY_URL: `${desk.origin}/` },
    );
  } finally {
    desk.close();
    await browser.close();
  }
  await writeLooks(path.join(folder, 'looks.txt'), looks);
  for (const { code } of tourLanguages) {
    await writeFile(path.join(folder, `tour.${code}.vtt`), captions(played, code));
  }
  return played;
}

async function openLogin(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** The hotel of the tour has guests already, who are kept in the browser. */
async function bookSamples(context: BrowserContext, origin: string, desk: string): Promise<void> {
  const page = await openLogin(context, origin);
  await loginPage(page).signIn(hospitalityOwner);
  await page.waitForURL(`${desk}/`);
  await page.getByRole('button', { name: 'Fill with sample reservations' }).click();
  await page
    .getByRole('gridcell', { name: /checked in/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.close();
}

/** WhatsApp opens beside the front desk, and is no part of the video. */
async function closeWhatsApp(context: BrowserContext, page: Page): Promise<void> {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  context.on('page', (opened) => {
    void opened.close().then(() => page.bringToFront());
  });
}

async function write(folder: string, name: string, base64: string): Promise<void> {
  await writeFile(path.join(folder, name), Buffer.from(base64, 'base64'));
}

/** The encoders of a browser are only there for pages of a secure origin, as this machine's is. */
const encoderAddress = 'http://localhost/encoder';

async function openEncoder(browser: Browser, options: EncoderOptions): Promise<Encoder> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('encoder.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    target: 'es2023',
    write: false,
  });
  const page: Page = await browser.newPage();
  await page.route(encoderAddress, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Encoder</title>' }),
  );
  await page.goto(encoderAddress);
  await page.addScriptTag({ type: 'module', content: outputFiles[0]?.text ?? '' });
  await page.waitForFunction(() => 'encoder' in globalThis);
  const handle = await page.evaluateHandle((): Encoder => Reflect.get(globalThis, 'encoder'));
  const encoder: Encoder = {
    open: (settings) => handle.evaluate((inPage, all) => inPage.open(all), settings),
    encode: (frame) => handle.evaluate((inPage, sent) => inPage.encode(sent), frame),
    still: (quality) => handle.evaluate((inPage, sent) => inPage.still(sent), quality),
    finish: () => handle.evaluate((inPage) => inPage.finish()),
  };
  await encoder.open(options);
  return encoder;
}
