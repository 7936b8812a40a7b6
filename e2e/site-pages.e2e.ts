import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';
import { requestsOf } from './product/requests.ts';

const publicPages = [
  { at: '/', heading: 'Full house. Calm desk.' },
  { at: '/privacy', heading: 'Privacy policy' },
  { at: '/terms', heading: 'Our terms' },
];

async function fillEnquiry(page: Page) {
  await page.goto('/#contact');
  for (const [label, value] of [
    ['Name', 'Kavita Rao'],
    ['Location', 'Madikeri'],
    ['Email', 'kavita@rao.example'],
    ['Phone', '98450 12345'],
    ['Subject', 'Free demo'],
    ['Message', 'Fourteen rooms.'],
  ] as const) {
    await page.locator('#contact').getByLabel(label).fill(value);
  }
}

test('[SITE-17] [SITE-18] [SITE-21] the public pages open without a session, and with one', async ({
  page,
}) => {
  const readAll = async () => {
    for (const { at, heading } of publicPages) {
      const response = await page.goto(at);
      expect(response?.status(), at).toBe(200);
      await expect(page).toHaveURL(at);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
      if (at !== '/') await expect(page.getByText('Last updated June 2024')).toBeVisible();
      if (at !== '/terms') continue;
      for (const name of ['Terms and conditions', 'Terms of service']) {
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      }
    }
  };
  await readAll();
  await openConsole(page, superAdmin);
  await readAll();
  // Back to the console, without signing in again.
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page).toHaveURL(/\/home/);
});

test('every link of every public page leads somewhere, its anchor included', async ({
  page,
  product,
}) => {
  const links = new Set<string>();
  for (const at of [...publicPages.map((publicPage) => publicPage.at), '/no-such-page']) {
    await page.goto(at);
    for (const href of await page
      .locator('a[href], link[rel=manifest], link[rel*=icon], link[rel=canonical]')
      .evaluateAll((all) => all.map((element) => Reflect.get(element, 'href')))) {
      // The page of an unknown address can still link into itself.
      if (href.startsWith(product.origin) && !href.includes('/no-such-page#')) links.add(href);
    }
  }
  expect(links.size).toBeGreaterThan(30);
  const texts = new Map<string, string>();
  for (const link of links) {
    const { href, hash } = new URL(link);
    const file = href.replace(hash, '');
    if (!texts.has(file)) {
      const answer = await fetch(file);
      expect(answer.status, link).toBe(200);
      texts.set(file, await answer.text());
    }
    if (hash) expect(texts.get(file), link).toContain(`id="${hash.slice(1)}"`);
  }
});

test('an address that nothing has is answered 404 with ways out of it', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uh oh! Something went wrong!');
  await expect(page.getByText('Page not found', { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/#contact',
  );
  // The one button of the error screen: no one is signed in here, so it leads on to the sign-in.
  await main.getByRole('link', { name: 'Home' }).press('Enter');
  await expect(page).toHaveURL('/login');
});

test('a visit that goes to the end of every page asks no one else for anything', async ({
  page,
  product,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.origin)) elsewhere.push(request.url());
  });
  const { settled } = requestsOf(page);
  for (const { at } of publicPages) {
    await page.goto(at);
    await page.keyboard.press('End');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await settled();
  }
  expect(elsewhere).toEqual([]);
});

test('without a provider the server takes the enquiry itself and mails it', async ({
  page,
  product,
}) => {
  await fillEnquiry(page);
  await expect(page.getByRole('button', { name: 'Load map' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.locator('.contact-thanks')).toContainText('Thanks');
  const folder = path.join(product.dataDir, 'mail');
  const mails = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.includes('enquiry'));
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail = ''] = await mails();
  await expect
    .poll(() => readFile(path.join(folder, mail), 'utf8'))
    .toContain('kavita@rao.example');
});

test('where no one takes enquiries the page says how else to write', async ({ page }) => {
  await page.route('/config.json', (route) =>
    route.fulfill({
      json: { subApps: { hospitality: null, event: null }, contact: null, mapUrl: null },
    }),
  );
  await page.goto('/#contact');
  const contact = page.locator('#contact');
  await contact.scrollIntoViewIfNeeded();
  await expect(contact.getByRole('link', { name: 'Book a demo by email' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(contact.getByRole('link', { name: '+91' })).toHaveAttribute('href', /^tel:\+91/);
  await expect(contact.getByRole('button')).toHaveCount(0);
  await expect(contact.getByRole('textbox')).toHaveCount(0);
});

test('settings that come late are not lost: what is typed stays, and is sent', async ({ page }) => {
  let failures = 0;
  await page.route('/config.json', (route) => {
    failures += 1;
    return failures === 1 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await fillEnquiry(page);
  await expect.poll(() => failures).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.locator('.contact-thanks')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact section offers mail and phone in place of a form that would send nothing', async ({
    page,
  }) => {
    await page.goto('/#contact');
    const contact = page.locator('#contact');
    await expect(contact.getByRole('link', { name: 'Book a demo by email' })).toBeVisible();
    await expect(contact.getByRole('textbox').first()).toBeHidden();
    await expect(contact.getByRole('button', { name: 'Send enquiry' })).toBeHidden();
    await expect(contact.locator('.contact-map img')).toBeVisible();
  });

  test('the legal pages read, and their contents lead to their sections', async ({ page }) => {
    await page.goto('/privacy');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'How long we keep it' })
      .click();
    await expect(page).toHaveURL('/privacy#retention');
    await expect(page.getByRole('heading', { name: /How long we keep it/ })).toBeInViewport();
  });
});

test('the legal pages print as text, on a sheet that stands or lies: no navigation, no night', async ({
  page,
}) => {
  for (const width of [720, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/terms');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const paper = await page.locator('.text-page-head').evaluate((head) => ({
      ground: getComputedStyle(head).backgroundColor,
      ink: getComputedStyle(head.querySelector('h1') ?? head).color,
      text: getComputedStyle(document.body).color,
    }));
    expect(paper.ground).toBe('rgba(0, 0, 0, 0)');
    expect(paper.ink).toBe(paper.text);
    await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
  }
});

test('[SITE-02] the menu of a small screen leads from a legal page to the sections of the landing page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL('/#features');
  await expect(page.locator('#features')).toBeInViewport();
});

for (const width of [320, 1280]) {
  test(`nothing of the legal pages leaves the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const at of ['/privacy', '/terms', '/no-such-page']) {
      await page.goto(at);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(over, at).toBeLessThanOrEqual(0);
    }
  });
}

test('the pictures of the features are cut at no width, and the amounts of the bill stand in one column', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const vignettes = page.locator('.vignettes');
    await vignettes.scrollIntoViewIfNeeded();
    const cut = await vignettes.evaluate((all) =>
      [...all.querySelectorAll('td, b, small, dd, dt')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
    const ends = await vignettes
      .locator('.gst-bill div:not([data-row="head"]) dd')
      .evaluateAll((amounts) =>
        amounts.map((amount) => Math.round(amount.getBoundingClientRect().right)),
      );
    expect(new Set(ends).size, `${width} px`).toBe(1);
  }
});

test('on a phone the lines of business of the price list stand in one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const list = page.locator('#pricing').getByRole('tablist');
  await list.scrollIntoViewIfNeeded();
  const tops = await list
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
});
