import { brand } from '@booking/content/brand';
import type { Page } from '@playwright/test';
import { heading } from './pages/heading.ts';
import { openConsole } from './pages/login-page.ts';
import { superAdmin, toursOwner } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { axeViolations } from './product/axe.ts';
import { expect, test } from './product/fixtures.ts';

/** The widest window with a drawer, and the narrowest with the sidebar beside the page. */
const NARROW = { width: 1024, height: 800 };
const WIDE = { width: 1025, height: 800 };

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const palette = (page: Page) => page.getByRole('dialog', { name: /^Search pages/ });

/** Opens the palette by its keys; what is typed from then on goes into it. */
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
}

/** Expects that a closed dialog leaves the page scrollable, clickable and visible to screen readers. */
const expectFree = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => ({
        overflow: document.documentElement.style.overflow,
        pointer: getComputedStyle(document.body).pointerEvents,
        hidden: document.querySelectorAll(
          '#console [aria-hidden="true"] main, #console[aria-hidden]',
        ).length,
      })),
    )
    .toEqual({ overflow: '', pointer: 'auto', hidden: 0 });

/** The sidebar's links of the Super Admin: where each leads, and the heading there. */
const screens = [
  ['Home', '/home', 'Home'],
  ['Institutes', '/all-institutes', 'Institutes'],
  ['Users', '/all-users', 'Users'],
  ['Subscriptions', '/subscriptions', 'Subscriptions'],
  ['Pricing', '/pricing', 'Pricing'],
  ['Roles', '/roles', 'Roles'],
  ['Colours', '/all-colors', 'Colours'],
  ['OTAs', '/all-otas', 'OTAs'],
  ['Settings', '/bkbtr-settings', 'Platform settings'],
] as const;

/** The pages of an institute, after its address. */
const institutePages = [
  ['Assets', '/settings/addAssets'],
  ['Rates', '/settings/addRates'],
  ['Channels', '/integration'],
  ['WhatsApp', '/whatsapp'],
  ['Permissions', '/settings/permissions'],
  ['Policies and settings', '/settings/advSettings'],
] as const;

test('[SHELL-01] [SHELL-03] the sidebar and the pages of an institute lead to every screen', async ({
  page,
  product,
}) => {
  await page.setViewportSize(WIDE);
  await openConsole(page, superAdmin);
  await expect(page.getByRole('link', { name: brand.logoLabel })).toBeVisible();
  await expect(page.getByText(/^© \d{4} /)).toBeVisible();
  for (const [label, path, name] of screens) {
    const link = sidebar(page).getByRole('link', { name: new RegExp(`^${label}\\b`) });
    await link.click();
    await expect(heading(page, name)).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
  }
  const api = await signIn(product.origin);
  const { body } = await api.send('GET', '/institution?search=lakeview');
  const institute = `/all-institutes/${body.data?.institutions?.[0]?._id}`;
  await page.goto(institute);
  const pages = page.getByRole('navigation', { name: 'Institute pages' });
  for (const [label, path] of institutePages) {
    await pages.getByRole('link', { name: label, exact: true }).click();
    await expect(heading(page, label)).toBeVisible();
    await expect(page).toHaveURL(({ pathname }) => pathname === `${institute}${path}`);
  }
});

test('[SHELL-04] at 1025 px the sidebar stands beside the page, at 1024 px it is a drawer over a dark backdrop', async ({
  page,
}) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (/\/(palette|shortcut-sheet)-/.test(request.url())) parts.push(request.url());
  });
  await page.setViewportSize(WIDE);
  await page.goto('/login', { waitUntil: 'networkidle' });
  // No one is there yet to search for anything.
  expect(parts).toEqual([]);
  await openConsole(page, superAdmin);
  await expect(sidebar(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /, home$|Booking/ }).first()).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: /^Institutes/ })).toBeVisible();
  await expect(page.getByText(/^© \d{4} /)).toBeVisible();
  await expect(opener(page)).toBeHidden();

  await page.setViewportSize(NARROW);
  await expect(sidebar(page)).toBeHidden();
  await opener(page).click();
  await expect(drawer(page).getByRole('link', { name: /^Institutes/ })).toBeVisible();
  await expect(drawer(page).getByRole('link', { name: 'Home', exact: true })).toHaveCount(0);
  await expect(drawer(page).getByText(/^© \d{4} /)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // A window that grows over the threshold has the sidebar again: nothing of the drawer stays behind.
  await page.setViewportSize(WIDE);
  await expect(drawer(page)).toHaveCount(0);
  await expectFree(page);
  await page.keyboard.press('Tab');
  await sidebar(page)
    .getByRole('link', { name: /^Institutes/ })
    .click();
  await expect(heading(page, 'Institutes')).toBeVisible();

  // Back is a change of the page too.
  await page.setViewportSize(NARROW);
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Home')).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  await expectFree(page);
});

test('the drawer is swiped away by a finger', async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.origin,
    hasTouch: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await openConsole(page, superAdmin);
  await expect(heading(page, 'Home')).toBeVisible();
  await opener(page).tap();
  // A finger that comes down beside it, while it slides in, moves nothing.
  await drawer(page).evaluate((node) =>
    Promise.all(node.getAnimations().map((animation) => animation.finished)),
  );
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 500 }],
    });
  await touch('touchStart', 250);
  for (const x of [220, 180, 120, 60]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(drawer(page)).toHaveCount(0);
  await expectFree(page);
  await context.close();
});

test('the shell by the keyboard alone: skip link, drawer, palette, shortcuts, theme and the way out', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await openConsole(page, superAdmin);
  await expect(heading(page, 'Home')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Home')).toBeVisible();

  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toHaveCSS('clip-path', 'inset(100%)');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // The drawer keeps the focus inside and gives it back.
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const isInside = () => drawer(page).evaluate((node) => node.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();

  // The palette leads to an institute by a part of its name.
  await openPalette(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('lakeview');
  const chosen = palette(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveText(/^Lakeview/);
  const href = await chosen.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
  await expect(page.getByRole('heading', { level: 1, name: /^Lakeview/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Overview · Lakeview/);
  await page.getByRole('main').getByRole('link', { name: 'Institutes', exact: true }).click();
  await expect(page).toHaveTitle(/^Institutes · /);
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  // The sheet lists what works here, in the words of the palette.
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Search the list')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();

  // Over a field, the keys of the palette still work.
  await openPalette(page);
  await page.keyboard.type('dark');
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText(/^Dark theme/);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await axeViolations(page)).toEqual([]);

  await openPalette(page);
  await page.keyboard.type('sign out');
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText(/^Sign out/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

test('[SHELL-06] [SHELL-07] a screen that is not theirs is a 403, and its button leads back', async ({
  page,
}) => {
  await openConsole(page, toursOwner);
  await page.goto('/all-institutes');
  await expect(page.getByText('403', { exact: true })).toBeVisible();
  await expect(page.getByText("You don't have access to this page")).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/home(\?|$)/);
});
