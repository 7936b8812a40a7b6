import type { Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { signIn } from './product/api.ts';
import { axeViolations } from './product/axe.ts';
import { colleague } from './product/colleague.ts';
import { expect, test } from './product/fixtures.ts';
import { keysOf } from './product/keys.ts';

const SECOND = 'heron on the jetty';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Your profile' });

async function openByKeys(page: Page): Promise<void> {
  const keys = keysOf(page);
  // From the start of the page: the sidebar comes first.
  await keys.to(page.getByRole('button', { name: /Pillai.*Super Admin/ }));
  await page.keyboard.press('Enter');
  await keys.to(page.getByRole('menuitem', { name: 'Your profile' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(drawerOf(page)).toBeFocused();
}

/** A photograph of a phone that was held upright: wide pixels, and a word that they are to be turned. */
async function uprightPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = '#2471a3';
    context.fillRect(0, 0, 400, 600);
    context.fillStyle = '#d4ac0d';
    context.fillRect(400, 0, 400, 600);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  // APP1: Exif, big-endian, one entry: Orientation (0x0112) is 6, a quarter turn to the right.
  const exif = Buffer.from(
    'ffe10022457869660000' +
      '4d4d002a00000008' +
      '0001' +
      '0112000300000001' +
      '00060000' +
      '00000000',
    'hex',
  );
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

test('[API-03 user.updateMe] name, picture, locale and preferences are chosen by the keyboard alone, and follow their user to another device', async ({
  product,
  page,
  browser,
}) => {
  const latha = await colleague(product, 'Latha');
  const keys = keysOf(page);
  await openConsole(page, latha);
  await openByKeys(page);
  const drawer = drawerOf(page);

  const chooser = page.waitForEvent('filechooser');
  await keys.to(drawer.getByRole('button', { name: 'Choose photo' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await uprightPhoto(page),
  });
  const crop = page.getByRole('dialog', { name: 'Crop your photo' });
  // Upright it is 600 by 800: there is room up and down, and none to the sides.
  await expect(crop.getByRole('slider', { name: 'Vertical position' })).toBeEnabled();
  await expect(crop.getByRole('slider', { name: 'Horizontal position' })).toBeDisabled();
  await keys.to(crop.getByRole('slider', { name: 'Zoom' }));
  await page.keyboard.press('ArrowRight');
  await expect(crop.getByRole('slider', { name: 'Horizontal position' })).toBeEnabled();
  await keys.to(crop.getByRole('slider', { name: 'Vertical position' }));
  await page.keyboard.press('End');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(crop).toBeHidden();

  await keys.to(drawer.getByLabel('First name'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Lathika');
  const numbers = drawer.getByLabel('Language and region');
  await keys.to(numbers);
  await keys.choose(numbers, 'English (United States)');
  const zone = drawer.getByLabel('Time zone');
  await keys.to(zone);
  await page.keyboard.type('new york');
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('America/New York');
  await expect(drawer.getByText('4 changes')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(drawer.getByRole('heading', { name: 'Lathika Pillai' })).toBeVisible();
  await expect(drawer.getByText('No changes', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await keys.to(drawer.getByRole('tab', { name: 'Details' }));
  await page.keyboard.press('ArrowRight');
  await expect(drawer.getByRole('tabpanel', { name: 'Preferences' })).toBeVisible();
  await keys.to(drawer.getByRole('radio', { name: 'System' }).first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(drawer.getByText(/^Saved\./)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/home(?!.*profile)/);
  // Beside the title, as the United States write a day.
  const today = /^[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d{4}$/;
  await expect(page.getByText(today)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: product.origin });
  const secondPage = await elsewhere.newPage();
  await openConsole(secondPage, latha);
  await expect(secondPage.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(secondPage.getByText(today)).toBeVisible();
  const account = secondPage.getByRole('button', { name: /Lathika Pillai/ });
  const picture = account.locator('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 512);
  // The lower half of the upright photograph is the right one of its pixels.
  const address = new URL((await picture.getAttribute('src')) ?? '', product.origin);
  const stored = Buffer.from(await (await fetch(address)).arrayBuffer());
  expect(stored.includes('Exif')).toBe(false);
  await elsewhere.close();
});

test('[API-03 user.updateMyPassword] a new password keeps this session, with new tokens, and ends every other', async ({
  product,
  page,
}) => {
  const meher = await colleague(product, 'Meher');
  await openConsole(page, meher);
  const elsewhere = await signIn(product.origin, meher);
  expect((await elsewhere.send('GET', '/user/me')).status).toBe(200);
  const tokens = () =>
    page.evaluate(() => [
      sessionStorage.getItem('accessToken'),
      sessionStorage.getItem('refreshToken'),
    ]);
  const before = await tokens();

  await page.goto('/home?profile=password');
  const drawer = drawerOf(page);
  const keys = keysOf(page);
  await keys.to(drawer.getByLabel('Current password'));
  await page.keyboard.type('not the password');
  await keys.to(drawer.getByLabel('New password', { exact: true }));
  await page.keyboard.type(SECOND);
  await expect(drawer.getByText('Password meets all requirements.')).toBeAttached();
  await keys.to(drawer.getByLabel('Confirm new password'));
  await page.keyboard.type(SECOND);
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Incorrect password.')).toBeVisible();
  await expect(drawer.getByLabel('Current password')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(meher.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Password changed\./).first()).toBeVisible();
  await expect.poll(async () => (await tokens())[1]).not.toBe(before[1]);
  expect((await tokens())[0]).not.toBe(before[0]);
  expect((await elsewhere.send('GET', '/user/me')).status).toBe(401);
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  await expect(drawer).toBeVisible();
  await keys.to(drawer.getByRole('button', { name: 'Sign out' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await openConsole(page, { ...meher, password: SECOND });
});
