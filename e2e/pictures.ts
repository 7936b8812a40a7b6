/** `npm run pictures`: takes the pictures of the README from the running product and from the Storybook build. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { launchChromium } from '../scripts/chromium/launch-chromium.ts';
import { foreground } from '../scripts/command/command.ts';
import { superAdmin } from './product/accounts.ts';
import { withHouse } from './product/running-product.ts';

const folder = new URL('../docs/pictures/', import.meta.url);
const size = { width: 1440, height: 900 };

async function picture(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)) });
}

if (await foreground('node', ['scripts/storybook.ts', 'build', '--quiet'])) process.exit(1);
await withHouse(async (house) => {
  const { origin } = await house.start();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: size, locale: 'en-IN' });
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill(superAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(superAdmin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/home**');
    await page.goto(`${origin}/all-institutes?sort=name`);
    await page.getByRole('row').nth(10).waitFor();
    await page.waitForLoadState('networkidle');
    await picture(page, 'console-institutes');

    await page.goto(`${origin}/storybook/?path=/docs/actions-button--docs`);
    const docs = page.frameLocator('#storybook-preview-iframe');
    await docs.getByRole('heading', { name: 'Button', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await picture(page, 'storybook-button');
  } finally {
    await browser.close();
  }
});
