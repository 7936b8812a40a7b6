/** `pnpm pictures`: takes the pictures of the README from the running product and the Storybook it serves. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from './build/build.ts';
import { chromiumFlags, findChromium } from './chromium/find-chromium.ts';
import { capture, root } from './command/command.ts';

const port = 4987;
const origin = `http://localhost:${port}`;
const size = { width: 1440, height: 900 };

await build();
const storybook = await capture('storybook', ['build', '--quiet']);
if (!storybook.ok) throw new Error(storybook.output);

const dataDir = await mkdtemp(path.join(tmpdir(), 'booking-pictures-'));
const product = spawn(process.execPath, [`${root}apps/server/src/main.ts`], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => product.on('close', resolve));
await new Promise((resolve) => product.stdout.once('data', resolve));

const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath !== undefined && { executablePath }),
});
try {
  const light = await browser.newPage({ viewport: size, locale: 'en-IN', colorScheme: 'light' });
  await light.goto(origin);
  await take(light, 'site');
  await signIn(light);
  await take(light, 'console');
  await light.goto(`${origin}/storybook/?path=/story/components-button--states`);
  await light.frameLocator('#storybook-preview-iframe').getByRole('button').first().waitFor();
  await take(light, 'storybook');

  const dark = await browser.newPage({ viewport: size, locale: 'en-IN', colorScheme: 'dark' });
  await signIn(dark);
  await take(dark, 'console-dark');
} finally {
  await browser.close();
  product.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill('admin@booking.example');
  await page.getByLabel('Password', { exact: true }).fill('full-house-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/home/);
  await page.goto(`${origin}/all-institutes`);
  await page.getByRole('row').nth(1).waitFor();
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${root}docs/pictures/${name}.png` });
}
