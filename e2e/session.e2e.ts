import { superAdmin } from './product/accounts.ts';
import { createClientIn, serveClient } from './product/client-page.ts';
import { expect, test } from './product/fixtures.ts';

test('[AUTH-04] twenty parallel calls with an access token that is over make one refresh on the real server', async ({
  context,
  page,
}) => {
  await serveClient(context);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) sent.push(`${request.method()} ${pathname.slice(7)}`);
  });
  await page.goto('/');
  const client = await createClientIn(page);
  await client.evaluate(async (api, credentials) => {
    api.session.begin(await api.user.login(credentials));
    sessionStorage.setItem('accessToken', 'over');
  }, superAdmin);

  sent.length = 0;
  const emails = await client.evaluate(async (api) => {
    const users = await Promise.all(Array.from({ length: 20 }, () => api.user.me()));
    return users.map(({ email }) => email);
  });
  expect(emails).toEqual(Array(20).fill(superAdmin.email));
  expect(sent.filter((call) => call === 'GET /user/refresh')).toHaveLength(1);
  expect(sent.filter((call) => call === 'GET /user/me').length).toBeLessThanOrEqual(40);
});
