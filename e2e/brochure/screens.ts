import type { Locator, Page } from '@playwright/test';

/** Screens of the console that the brochure shows, and how each is reached from its sidebar. */
export const brochureScreens = { rates: showRates, roles: showRoles } as const;

/** Pixels; what is pictured is the part below the tabs of the institute. */
export const screenSize = { width: 1280, height: 920 } as const;

const HOTEL = 'Lakeview Residency';
const HOTEL_CODE = 'LAKEVIEW';

/** Prices of a weekend by row, each up by 12 % and rounded to 10 rupees. */
const weekendPrices = ['4700', '3140', '8400', '840'] as const;

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

/** What the screen says, a line for each of its parts. */
export async function wordsOn(page: Page): Promise<string> {
  const texts = await page.getByRole('main').allInnerTexts();
  return `${texts
    .join('\n')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()}\n`;
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
