import type { Client } from '@booking/api-client';
import { build } from 'esbuild';
import { superAdmin } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';

/** Where the built client is served to a page of the product, for this file only. */
const clientPath = '/client-under-test.js';

async function bundledClient(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '@booking/api-client';`, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    target: 'es2023',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

test('[AUTH-04] twenty parallel calls with an expired token make one refresh on the real server', async ({
  house,
  page,
}) => {
  const product = await house.start({ env: { ACCESS_TOKEN_SECONDS: '1' } });
  await page.route(`**${clientPath}`, async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await bundledClient() }),
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) sent.push(`${request.method()} ${pathname.slice(7)}`);
  });
  await page.goto(`${product.origin}/`);
  const client = await page.evaluateHandle(
    async (path): Promise<Client> => (await import(path)).createClient(),
    clientPath,
  );
  const first = await client.evaluate(async (api, credentials) => {
    const tokens = await api.user.login(credentials);
    api.session.begin(tokens);
    return tokens.accessToken;
  }, superAdmin);
  // The access token is over when the server says so; nothing is known of it here but that.
  await expect(async () => {
    const { status } = await fetch(`${product.origin}/api/v1/user/me`, {
      headers: { Authorization: `Bearer ${first}` },
    });
    expect(status).toBe(401);
  }).toPass();

  sent.length = 0;
  const emails = await client.evaluate(async (api) => {
    const users = await Promise.all(Array.from({ length: 20 }, () => api.user.me()));
    return users.map(({ email }) => email);
  });
  expect(emails).toEqual(Array(20).fill(superAdmin.email));
  expect(sent.filter((one) => one === 'GET /user/refresh')).toHaveLength(1);
  expect(sent.filter((one) => one === 'GET /user/me').length).toBeLessThanOrEqual(40);
});
