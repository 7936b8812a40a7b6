import type { Client } from '@booking/api-client';
import type { JSHandle, Page } from '@playwright/test';
import { superAdmin } from './product/accounts.ts';
import { createClientIn, serveClient } from './product/client-page.ts';
import { expect, test } from './product/fixtures.ts';

/** `COPIED_TAB_ROUNDS=50 npm run test:e2e copied-tabs` is the long form. */
const rounds = Number(process.env.COPIED_TAB_ROUNDS ?? 10);

/** A tab with a client, and its events. */
interface Tab {
  readonly page: Page;
  readonly client: JSHandle<Client>;
  readonly logouts: readonly string[];
}

async function tabOf(page: Page): Promise<Tab> {
  const logouts: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('logout: ')) logouts.push(message.text());
  });
  return { page, client: await createClientIn(page), logouts };
}

async function signIn({ client }: Tab): Promise<void> {
  await client.evaluate(async (api, credentials) => {
    api.session.begin(await api.user.login(credentials));
  }, superAdmin);
}

/** Spoils the access token, which to the server is one that is over. */
async function expire({ page }: Tab): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('accessToken', 'over'));
}

const callMe = ({ client }: Tab) => client.evaluate(async (api) => (await api.user.me()).email);
const tokensOf = ({ client }: Tab) => client.evaluate((api) => api.session.tokens());

/** Opens a tab as "Duplicate" does: the browser copies the session storage. */
async function duplicate({ page }: Tab): Promise<Tab> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => window.open('/'));
  const copy = await opened;
  await copy.waitForLoadState();
  return tabOf(copy);
}

test.beforeEach(async ({ context, page }) => {
  await serveClient(context);
  await page.goto('/');
});

test(`[AUTH-04] S28: two copies of a tab refresh at the same instant, ${rounds} times, and both stay signed in`, async ({
  context,
  page,
}) => {
  test.setTimeout(300_000 + rounds * 2_000);
  const tab = await tabOf(page);
  await signIn(tab);
  const copy = await duplicate(tab);
  expect(await tokensOf(copy)).toEqual(await tokensOf(tab));

  // Neither refresh goes on before both are under way.
  let waiting: (() => void)[] = [];
  await context.route('**/api/v1/user/refresh', async (route) => {
    await new Promise<void>((go) => {
      waiting.push(go);
      if (waiting.length < 2) return;
      for (const release of waiting) release();
      waiting = [];
    });
    await route.continue();
  });
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([expire(tab), expire(copy)]);
    const emails = await Promise.all([callMe(tab), callMe(copy)]);
    expect(emails).toEqual([superAdmin.email, superAdmin.email]);
    // At most one rotation a round: both go on with one refresh token.
    await expect(async () => {
      const [tabTokens, copyTokens] = await Promise.all([tokensOf(tab), tokensOf(copy)]);
      expect(tabTokens?.refreshToken).toBeTruthy();
      expect(copyTokens?.refreshToken).toBe(tabTokens?.refreshToken);
    }).toPass();
  }
  expect([...tab.logouts, ...copy.logouts]).toEqual([]);
});

test('[AUTH-04] S31: a copy of a tab goes on with the pair that the other was given, without a refresh of its own', async ({
  context,
  page,
}) => {
  const tab = await tabOf(page);
  await signIn(tab);
  const copy = await duplicate(tab);
  const refreshes: (string | undefined)[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/user/refresh'))
      refreshes.push(response.headers()['cache-control']);
  });
  await expire(tab);
  await callMe(tab);
  await expect.poll(() => tokensOf(copy)).toEqual(await tokensOf(tab));
  expect(await callMe(copy)).toBe(superAdmin.email);
  expect(refreshes).toEqual(['no-store']);
});

test('[AUTH-04] S31: signing out in a tab reaches its copy, and no tab with a sign-in of its own', async ({
  context,
  page,
}) => {
  const tab = await tabOf(page);
  await signIn(tab);
  const copy = await duplicate(tab);
  const strangerPage = await context.newPage();
  await strangerPage.goto('/');
  const stranger = await tabOf(strangerPage);
  await signIn(stranger);
  await tab.client.evaluate((api) => api.session.end());
  await expect.poll(() => tokensOf(copy)).toBeUndefined();
  // Logs of a page come later than its responses.
  await expect.poll(() => copy.logouts).toEqual(['logout: logout']);
  expect(await callMe(stranger)).toBe(superAdmin.email);
  expect(stranger.logouts).toEqual([]);
});

for (const [when, reachesServer] of [
  ['before the server is reached', false],
  ['after the server has rotated', true],
] as const) {
  test(`[AUTH-04] S36: leaving the page during the refresh, ${when}, ends no session`, async ({
    page,
  }) => {
    const tab = await tabOf(page);
    await signIn(tab);
    const before = await tokensOf(tab);
    const underWay = new Promise<void>((arrive) => {
      void page.route(
        '**/api/v1/user/refresh',
        async (route) => {
          if (reachesServer) await route.fetch();
          // No response: the page is left while it waits for one.
          arrive();
        },
        { times: 1 },
      );
    });
    await expire(tab);
    // The page is gone before the call ends; what becomes of it there is not told.
    await tab.client.evaluate((api) => void api.user.me().catch(() => undefined));
    await underWay;
    await page.reload();

    const back = { ...tab, client: await createClientIn(page) };
    expect((await tokensOf(back))?.refreshToken).toBe(before?.refreshToken);
    expect(await callMe(back)).toBe(superAdmin.email);
    expect(tab.logouts).toEqual([]);
  });
}
