import type { Browser, Locator, Page } from '@playwright/test';
import type { Look } from '../looks/look.ts';
import { lookAt } from '../looks/look-at.ts';
import { openConsole } from '../pages/login-page.ts';
import { superAdmin } from '../product/accounts.ts';
import type { ProductOnTheDay } from '../product/on-the-day.ts';

/** Screens of the console that the brochure shows, and how each is reached from its sidebar. */
const screens = { rates: showRates, roles: showRoles } as const;

export type BrochureScreen = keyof typeof screens;

/** Pixels; what is pictured is the part below the tabs of the institute. */
const screenSize = { width: 1280, height: 920 } as const;

/** Milliseconds that a busy machine may take for one step. */
const MAX_WAIT = 120_000;

const HOTEL = 'Lakeview Residency';
const HOTEL_CODE = 'LAKEVIEW';

/** Prices of a weekend by row, each up by 12 % and rounded to 10 rupees. */
const weekendPrices = ['4700', '3140', '8400', '840'] as const;

/** Shows each screen of a product on the day of the pictures, until it holds still. */
export async function showScreens(
  browser: Browser,
  { origin, now }: ProductOnTheDay,
  use: (name: BrochureScreen, page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: screenSize,
    deviceScaleFactor: 2,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(MAX_WAIT);
  await page.clock.install({ time: now() });
  await openConsole(page, superAdmin);
  for (const name of ['rates', 'roles'] as const) {
    await screens[name](page);
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      // Else the tooltip of the cell that was edited last stays.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await document.fonts.ready;
      // An animation driven by scrolling never ends.
      const moving = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline);
      await Promise.all(moving.map(({ finished }) => finished));
    });
    await use(name, page);
  }
  await page.close();
}

/** The looks of the pictured part. */
export async function lookAtScreen(page: Page): Promise<Look> {
  const { x, y, width, height } = await picturedPart(page);
  const look = await lookAt(page.locator('html'));
  return look.filter(
    (part) =>
      part.x < x + width &&
      part.x + part.width > x &&
      part.y < y + height &&
      part.y + part.height > y,
  );
}

async function showRates(page: Page): Promise<void> {
  await openHotel(page, 'settings/addRates?from=2026-11-27');
  // The name of a single package is in the row of the days too.
  const header = page.getByRole('rowheader', { name: /Room only/ });
  const prices = page.getByRole('row').filter({ has: header });
  await prices.first().waitFor();
  for (const [at, price] of weekendPrices.entries()) {
    for (const day of [0, 1, 2]) {
      await prices.nth(at).getByRole('gridcell').nth(day).click();
      await page.keyboard.type(price);
      await page.keyboard.press('Enter');
    }
  }
  await page.getByText('12 changes').waitFor();
}

async function showRoles(page: Page): Promise<void> {
  await openHotel(page, 'settings/permissions');
  await page.getByRole('row', { name: /View bookings/ }).waitFor();
  // How many users each role has is read once the matrix is shown.
  await page.getByRole('columnheader', { name: /Owner.*\d user/s }).waitFor();
}

async function openHotel(page: Page, path: string): Promise<void> {
  await page.goto(`/all-institutes?search=${HOTEL_CODE}`);
  await page.getByRole('row').getByText(HOTEL, { exact: true }).click();
  const link = page.getByRole('dialog', { name: HOTEL }).getByRole('link', { name: 'Open page' });
  const address = await link.getAttribute('href');
  await page.goto(`${address}/${path}`);
}

/** The part of the window that is pictured: what lies below the tabs of the hotel, without the sidebar. */
export async function picturedPart(page: Page) {
  const tab = await boxOf(page.getByRole('link', { name: 'Policies and settings' }));
  const main = await boxOf(page.getByRole('main'));
  const y = Math.ceil(tab.y + tab.height) + 1;
  return { x: main.x, y, width: main.width, height: screenSize.height - y };
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} isn’t on the screen.`);
  return box;
}
