import type { Locator, Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';
import { subscribedTo } from './product/subscribed.ts';

/** `{id}` is an institute of the sample, `{messages}` one that has messages. */
const lists: readonly { readonly path: string; readonly filter: string }[] = [
  { path: '/all-institutes', filter: 'status=Active' },
  { path: '/all-users', filter: 'status=Active' },
  { path: '/subscriptions', filter: 'status=Active' },
  { path: '/subscriptions?tab=all&isEnded=false', filter: 'status=Active' },
  { path: '/receivables', filter: 'age=over30' },
  { path: '/receivables?tab=bank', filter: 'status=Open' },
  { path: '/all-colors', filter: 'isActive=true' },
  { path: '/all-otas', filter: 'isActive=true' },
  { path: '/pricing?show=table', filter: 'isActive=true' },
  { path: '/bkbtr-settings/audit-log', filter: 'action=update' },
  { path: '/all-institutes/{id}/activity', filter: 'action=update' },
  { path: '/all-institutes/{id}/settings/addAssets?show=all', filter: 'status=Available' },
  { path: '/all-institutes/{messages}/whatsapp', filter: 'status=Draft' },
];

/** Sees to it that each list has a row, also behind its filter. @returns the path with its institutes. */
async function withRows(origin: string, path: string): Promise<string> {
  const api = await signIn(origin);
  const sample = await api.send('GET', '/institution?search=lakeview+residency&limit=1');
  const id = sample.body.data?.institutions?.[0]?._id ?? '';
  const [, { _id: messages }] = await subscribedTo(api, 'professional');
  await api.send('PATCH', `/institution/${id}`, { tags: ['lake'] });
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const text = 'NEFT LAKEVIEW RESIDENCY AND BANQUETS PRIVATE LIMITED RENT';
  await api.send('POST', '/bankLine', { lines: [{ day, amount: 999, text, reference: 'N71' }] });
  const message = { name: 'Welcome', event: 'checkInWelcome', trigger: 'Immediate' };
  await api.send('POST', '/whatsapp', {
    institution: messages,
    ...message,
    audience: { kind: 'Guest' },
  });
  return path.replace('{id}', id).replace('{messages}', messages);
}

/** Opens a list, once its rows are there. */
async function openList(page: Page, path: string): Promise<Locator> {
  await openConsole(page, superAdmin, path);
  const table = page.locator('.bk-table');
  await expect(table.getByRole('button', { name: /^More / }).first()).toBeVisible();
  return table;
}

/** Each 24px: a column that came too early was in the way for 46px or more. */
const widths = Array.from({ length: 67 }, (_, at) => 320 + at * 24).concat(1920);

/** How long a page has for a frame, in ms, before it is given another size. */
const FRAME_MS = 5_000;

/** Gives the page a size. @returns whether it draws a frame, in which it follows it: if not, it may not run its timers either. */
function drawsAt(page: Page, size: { width: number; height: number }): Promise<boolean> {
  const drawn = page
    .setViewportSize(size)
    .then(() =>
      page.evaluate(
        () => new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true))),
      ),
    );
  const isLate = new Promise<boolean>((resolve) => setTimeout(resolve, FRAME_MS, false));
  return Promise.race([drawn.catch(() => false), isLate]);
}

/** After one of some hundreds of resizes a headless Chromium on a busy machine draws no more, until another one. */
async function resize(page: Page, width: number): Promise<void> {
  let height = 800;
  while (!(await drawsAt(page, { width, height }))) height += 1;
}

for (const { path, filter } of lists) {
  test(`no cell of ${path} lies under what can be done with its row, at any width`, async ({
    page,
    product,
  }) => {
    const table = await openList(page, await withRows(product.origin, path));
    for (const width of widths) {
      await resize(page, width);
      const hidden = () => table.evaluate((node) => node.scrollWidth - node.clientWidth);
      await expect.poll(hidden, `at ${width}px`).toBe(0);
    }
  });

  test(`the tools of ${path} take one line from 1280px with a filter set, and what clears it is in reach`, async ({
    page,
    product,
  }) => {
    const filtered = `${path}${path.includes('?') ? '&' : '?'}${filter}`;
    await openList(page, await withRows(product.origin, filtered));
    const tools = page.locator('.ck-list-tools');
    const height = () => tools.evaluate((node) => node.getBoundingClientRect().height);
    for (const width of [1280, 1366, 1440, 1536, 1920]) {
      await resize(page, width);
      await expect.poll(height, `at ${width}px`).toBeLessThan(60);
      for (const name of ['Clear all', 'Export', 'Columns']) {
        await expect(tools.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
    }
  });
}
