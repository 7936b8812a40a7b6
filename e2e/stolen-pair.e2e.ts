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

test('a user handed over to another origin gets no cookie: it would not be sent there', async ({
  context,
  page,
}) => {
  const client = await createClientIn(page);
  const pair = await client.evaluate(
    (api, credentials) => api.user.login(credentials),
    hospitalityOwner,
  );
  expect(pair.refreshToken).toMatch(/^[\w-]{43}$/);
  expect(await context.cookies()).toEqual([]);
});
