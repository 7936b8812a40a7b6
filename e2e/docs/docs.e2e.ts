import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { axeViolations } from '../product/axe.ts';
import { expect, test } from '../product/fixtures.ts';

const dist = path.resolve('apps/docs/dist');

const openPlayground = async (page: Page) => {
  await page.goto('/design/badge/');
  const example = page.locator('[data-playground]').filter({ hasText: 'export function' }).first();
  // Opened by key: what is far below the page is laid out as it comes near, so that a button can move
  // between the mouse's down and up.
  await example.getByRole('button', { name: 'Edit and see' }).press('Enter');
  return {
    code: example.getByRole('textbox', { name: 'Code' }),
    result: example.frameLocator('iframe[title=Result]'),
    example,
  };
};

test('the search finds a component by what it is for, and opens it by keyboard', async ({
  page,
}) => {
  await page.goto('/design/');
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await field.fill('start and end of a stay');
  await expect(page.getByRole('option', { name: 'DateRangePicker' }).first()).toBeVisible();
  await field.fill('ota.create');
  await expect(page.getByRole('option', { name: 'ota.create' }).first()).toBeVisible();
  await field.fill('DateRangePicker');
  await expect(page.getByRole('option').first()).toContainText('DateRangePicker');
  await field.press('Enter');
  await expect(page).toHaveURL('/design/date-range-picker/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DateRangePicker');
});

test('the search shows many parts of a page, and pages with some words where none has all', async ({
  page,
}) => {
  await page.goto('/design/');
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await field.fill('ResourceTimeline');
  const parts = page.getByRole('group', { name: 'ResourceTimeline', exact: true });
  await expect.poll(() => parts.getByRole('option').count()).toBeGreaterThan(4);
  await field.fill('DateRangePicker xylophone stay');
  await expect(page.getByRole('option', { name: 'DateRangePicker' }).first()).toBeVisible();
});

test('the search finds the same however a text is typed', async ({ page }) => {
  await page.goto('/design/');
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  const first = page.getByRole('option').first();
  await field.fill('how to disable weekends');
  await expect(first).toContainText('Calendar');
  await field.fill('');
  for (const letter of 'czech translation') {
    await field.press(letter);
    await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
  }
  await expect(page.getByRole('option', { name: 'Messages' }).first()).toBeVisible();
});

test('the search opens again with what was searched, and typing replaces it', async ({ page }) => {
  await page.goto('/design/');
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await field.fill('DateRangePicker');
  await field.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toHaveValue('DateRangePicker');
  await expect(field).toBeFocused();
  await page.keyboard.type('badge');
  await expect(field).toHaveValue('badge');
});

test('llms.txt leads to Markdown, as it is served', async ({ page }) => {
  const list = await page.request.get('/design/llms.txt');
  for (const name of ['README.md', 'docs/modal.md']) {
    expect(await list.text()).toContain(`](${name})`);
    const file = await page.request.get(`/design/${name}`);
    expect(file.status(), name).toBe(200);
    expect(file.headers()['content-type'], name).toBe('text/markdown; charset=utf-8');
  }
});

test('a link leads to a heading, and to a story that it opens', async ({ page }) => {
  await page.goto('/design/button/#keyboard');
  await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeInViewport();
  await page.goto('/design/badge/#story-data-badge--default');
  const story = page.locator('iframe[title="Story: Default"]');
  await expect(story).toBeVisible();
  await expect(story.contentFrame().locator('.bk-badge').first()).toBeVisible();
});

test('what is far below is laid out when it comes near, and a link to it leads there', async ({
  page,
}) => {
  const isLaidOut = () =>
    page
      .locator('.docs-story')
      .first()
      .evaluate((story) => story.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto('/design/data-table/');
  expect(await isLaidOut()).toBe(false);
  await page.goto('/design/data-table/#stories');
  await expect(page.getByRole('heading', { name: 'Stories' })).toBeInViewport();
  expect(await isLaidOut()).toBe(true);
});

test('a playground shows an edited example, and says what is wrong with it', async ({
  page,
  complaints,
}) => {
  const { code, result, example } = await openPlayground(page);
  await expect(code).toBeFocused();
  await code.fill(
    'import { Badge } from \'@booking/ui\';\nexport function Room() {\n  return <Badge tone="success">Cleaned at noon</Badge>;\n}',
  );
  await expect(result.getByText('Cleaned at noon')).toBeVisible();
  await expect(result.locator('.bk-badge')).toHaveCSS('display', /flex/);

  await code.fill('export function Room() { return <b>; }');
  await expect(example.getByRole('alert')).toContainText('1:');
  await expect(result.getByText('Cleaned at noon')).toBeVisible();
  // React says it in the console too.
  complaints.expect(/No room left/);
  await code.fill("export function Room() { throw new Error('No room left'); }");
  await expect(example.getByRole('alert')).toContainText('No room left');
  await code.fill("import { z } from 'zod';\nexport function Room() { return <b>{z}</b>; }");
  await expect(example.getByRole('alert')).toContainText('zod');

  await example.getByRole('button', { name: 'Reset code' }).click();
  await expect(example.getByRole('alert')).toHaveCount(0);
  await example.getByRole('button', { name: 'Close playground' }).click();
  await expect(example.getByRole('button', { name: 'Edit and see' })).toBeFocused();
});

test('an example reaches neither the session nor another server', async ({ page, complaints }) => {
  complaints.expect(/^connect-src .*\/api\/v1\/user\/me/);
  complaints.expect(/Content Security Policy/);
  const { code, result } = await openPlayground(page);
  await code.fill(`import { useEffect, useState } from 'react';
export function Thief() {
  const [said, say] = useState('');
  useEffect(() => {
    let storage = 'read';
    try { localStorage.length; } catch { storage = 'closed'; }
    fetch('/api/v1/user/me').then(() => say(storage + ', sent'), () => say(storage + ', refused'));
  }, []);
  return <p>Origin {self.origin}: {said}</p>;
}`);
  await expect(result.getByText('Origin null: closed, refused')).toBeVisible();
});

test('the theme that is chosen stays, on the pages and in their examples', async ({ page }) => {
  await page.goto('/design/');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  const { result } = await openPlayground(page);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(result.locator('html')).toHaveCSS('color-scheme', 'dark');
  expect(await axeViolations(page, { without: ['css-orientation-lock'] })).toEqual([]);
});

test('the version that is shown is named, and what changed in earlier ones', async ({ page }) => {
  await page.goto('/design/');
  await page.getByRole('button', { name: /^\d+\.\d+\.\d+$/ }).click();
  await page.getByRole('menuitem', { name: '1.0.0' }).click();
  await expect(page).toHaveURL('/design/versions/1.0.0/');
  await expect(page.getByText('The first stable version of the design system')).toBeVisible();
});

test('a phone reads every kind of page without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [
    '',
    'data-table/',
    'all-props/',
    'client/rate/',
    'set-up/',
    'versions/2.0.0/',
  ]) {
    await page.goto(`/design/${address}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBe(390);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Badge', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Badge');
});

test('by keyboard the first key leads to the link that skips to the page', async ({ page }) => {
  await page.goto('/design/menu/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('axe finds nothing on any kind of page', async ({ page }) => {
  for (const address of ['', 'button/', 'client/ota/']) {
    await page.goto(`/design/${address}`);
    expect(await axeViolations(page), address).toEqual([]);
  }
});

test('every link between pages leads to a page and to a heading that is there', async ({
  request,
}) => {
  const pages = (await readdir(dist, { recursive: true })).filter(
    (file) => file.endsWith('index.html') && !/^(storybook|playground)\//.test(file),
  );
  expect(pages.length).toBeGreaterThan(100);
  const html = new Map<string, string>();
  for (const file of pages) {
    const address = `/design/${file.slice(0, -'index.html'.length)}`;
    html.set(address, await readFile(path.join(dist, file), 'utf8'));
  }
  const broken: string[] = [];
  const files = new Set<string>();
  for (const [from, text] of html) {
    for (const [, href = ''] of text.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
      if (/^(?:https?|mailto):/.test(href) || href.startsWith('#bk-')) continue;
      const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `http://localhost${from}`);
      const target = html.get(pathname);
      if (target === undefined) files.add(pathname);
      else if (hash !== '' && !target.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) {
        broken.push(`${from}: ${href}`);
      }
    }
  }
  for (const file of files) {
    const response = await request.get(file);
    if (!response.ok()) broken.push(`${file} answers ${response.status()}`);
  }
  expect(broken).toEqual([]);
});
