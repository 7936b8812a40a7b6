/** `npm run marks`: takes the share picture and the icons of the brand from their drawings in `apps/site/src/marks`. */
import { readFile, writeFile } from 'node:fs/promises';
import { brand } from '@booking/content/brand';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../scripts/chromium/launch-chromium.ts';
import { iconFile } from '../scripts/favicon/icon-file.ts';

const folder = new URL('../apps/site/src/marks/', import.meta.url);
const drawings = new URL('../apps/site/src/illustrations/', import.meta.url);
/** Size that networks ask for. */
const SHARE = { width: 1200, height: 630 };

/** Makes every picture of the brand that has to be pixels, from the drawings beside them. Returns their names. */
async function takeMarks(): Promise<readonly string[]> {
  const browser = await launchChromium(
    // The fonts lie in another folder than the page.
    '--allow-file-access-from-files',
    // The windows of the hotel are lit at once.
    '--force-prefers-reduced-motion',
  );
  try {
    const small = new URL('favicon-16.svg', folder);
    const logo = new URL('logo.svg', drawings);
    const maskable = new URL('maskable.svg', folder);
    const files: Readonly<Record<string, Uint8Array>> = {
      'share.png': await sharePicture(browser),
      'favicon.ico': iconFile([
        { size: 16, png: await square(browser, small, 16) },
        { size: 32, png: await square(browser, logo, 32) },
        { size: 48, png: await square(browser, logo, 48) },
      ]),
      // A phone cuts its own corners and knows nothing of transparency.
      'apple-touch-icon.png': await square(browser, maskable, 180),
      'icon-192.png': await square(browser, logo, 192),
      'icon-512.png': await square(browser, logo, 512),
      'maskable-512.png': await square(browser, maskable, 512),
    };
    for (const [name, content] of Object.entries(files)) {
      await writeFile(new URL(name, folder), content);
    }
    return Object.keys(files);
  } finally {
    await browser.close();
  }
}

async function sharePicture(browser: Browser): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: SHARE });
  await page.goto(new URL('share.html', folder).href);
  await page.evaluate(
    async ({ name, lines }) => {
      const put = (id: string, ...parts: (string | Node)[]) =>
        document.getElementById(id)?.replaceChildren(...parts);
      put('name', name);
      put('tagline', ...lines.flatMap((line) => [line, document.createElement('br')]));
      put('line', 'One calendar for every room, rate, guest and bill.');
      await document.fonts.ready;
    },
    { name: brand.name, lines: brand.tagline.split(/(?<=\.) /) },
  );
  return page.screenshot();
}

async function square(browser: Browser, drawing: URL, size: number): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = (await readFile(drawing, 'utf8')).replace(/ (width|height)="\d+"/g, '');
  // The drawing's own box is the page: nothing is rounded twice.
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

for (const name of await takeMarks()) process.stdout.write(`${name}\n`);
