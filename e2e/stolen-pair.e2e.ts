import { request } from '@playwright/test';
import { hospitalityOwner, superAdmin } from './product/accounts.ts';
import { createClientIn, serveClient } from './product/client-page.ts';
import { expect, test } from './product/fixtures.ts';

const COOKIE = '__Host-bk';

test.beforeEach(async ({ context, page }) => {
  await serveClient(context);
  await page.goto('/');
});

test('a pair that is taken to another browser is worth nothing there, and the theft ends the session', async ({
  context,
  page,
  product,
}) => {
  const client = await createClientIn(page);
  const stolen = await client.evaluate(async (api, credentials) => {
    const pair = await api.user.login(credentials);
    api.session.begin(pair);
    await api.user.me();
    return pair;
  }, superAdmin);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  expect(await page.evaluate(() => document.cookie)).toBe('');

  const thief = await request.newContext({ baseURL: product.origin });
  const headers = { refreshToken: stolen.refreshToken };
  const answer = await thief.get('/api/v1/user/refresh', { headers });
  expect(answer.status()).toBe(401);
  await thief.dispose();

  const kind = await client.evaluate(async (api) =>
    api.user.me().then(
      () => 'signed in',
      () => api.session.tokens() ?? 'signed out',
    ),
  );
  expect(kind).toBe('signed out');
});

test('a pair that is handed over needs no cookie, which would not be sent to another origin; that of the console does', async ({
  context,
  page,
  product,
}) => {
  const client = await createClientIn(page);
  const { own, handed } = await client.evaluate(async (api, credentials) => {
    const pair = await api.user.login(credentials);
    api.session.begin(pair);
    await api.user.me();
    return { own: pair, handed: await api.user.handOver() };
  }, hospitalityOwner);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([COOKIE]);

  const elsewhere = await request.newContext({ baseURL: product.origin });
  const refresh = async ({ refreshToken }: { readonly refreshToken: string }) =>
    (await elsewhere.get('/api/v1/user/refresh', { headers: { refreshToken } })).status();
  expect(await refresh(handed)).toBe(200);
  expect(await refresh(own)).toBe(401);
  await elsewhere.dispose();
});
