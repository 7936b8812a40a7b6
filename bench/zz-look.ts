import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { signIn as apiAs } from '../e2e/product/api.ts';
import { superAdmin } from '../e2e/product/accounts.ts';
import { withHouse } from '../e2e/product/running-product.ts';
import { launchChromium } from '../scripts/chromium/launch-chromium.ts';
import { signIn } from './console/sign-in.ts';

const out = '/work/look';
mkdirSync(out, { recursive: true });
const browser = await launchChromium();
await withHouse(async (house) => {
  const { origin } = await house.start();
  const ctx = await browser.newContext();
  const page0 = await ctx.newPage();
  await signIn(page0, origin);
  const { accessToken } = await apiAs(origin);
  const response = await fetch(`${origin}/api/v1/institution?limit=100`, { headers: { Authorization: `Bearer ${accessToken}` } });
  const { data } = await response.json();
  const id = data.institutions.find((h: any) => h.counts.assets > 0 && h.template.name === 'Hospitality' && h.status === 'Active')._id;
  const state = await ctx.storageState();
  type Shot = [name: string, path: string, act?: (page: Page) => Promise<void>];
  const shots: Shot[] = [
    ['list-menu', '/all-institutes', async (p) => {
      await p.getByRole('button', { name: 'More ways to add' }).click();
      await p.waitForTimeout(400);
    }],
    ['row-menu', '/all-institutes', async (p) => {
      await p.getByRole('button', { name: /^Actions for/ }).first().click();
      await p.waitForTimeout(300);
    }],
    ['overview', `/all-institutes/${id}`],
    ['status', `/all-institutes/${id}`, async (p) => {
      const b = p.getByRole('button', { name: 'Change status' });
      if (await b.count()) await b.first().click();
      else { await p.getByRole('button', { name: /More/ }).first().click(); await p.getByRole('menuitem', { name: 'Change status' }).click(); }
      await p.waitForTimeout(600);
      await p.getByRole('radio').first().check({ force: true });
      await p.waitForTimeout(300);
      await p.getByRole('group', { name: 'From' }).scrollIntoViewIfNeeded();
    }],
    ['rates', `/all-institutes/${id}/settings/addRates`],
    ['permissions', `/all-institutes/${id}/settings/permissions`],
    ['assets', `/all-institutes/${id}/settings/addAssets`],
    ['users', '/all-users'],
    ['colors', '/all-colors'],
  ];
  const only = process.argv.slice(2);
  for (const [name, path, act] of shots) {
    if (only.length && !only.includes(name)) continue;
    for (const [width, dark] of [[390, false], [1024, true], [1440, false]] as const) {
      const context = await browser.newContext({ storageState: state, viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', hasTouch: width === 390 });
      const page = await context.newPage();
      try {
        await page.goto(`${origin}${path}`);
        if (page.url().includes('/login')) await signIn(page, origin), await page.goto(`${origin}${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 15000 });
        await page.waitForTimeout(1500);
        await act?.(page);
        await page.screenshot({ path: `${out}/${name}-${width}${dark ? '-dark' : ''}.png` });
      } catch (error) {
        console.log(name, width, String(error).slice(0, 200));
        await page.screenshot({ path: `${out}/${name}-${width}-failed.png` }).catch(() => {});
      }
      await context.close();
    }
  }
  void apiAs; void superAdmin;
});
await browser.close();
