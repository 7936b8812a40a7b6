import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loginPage } from './pages/login-page.ts';
import { eventsOwner, hospitalityOwner } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';

/** What a sub-application does with a hand-over: it takes the tokens and asks the API who has come. */
async function receivingApplication(api: () => string) {
  const server: Server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const accessToken = searchParams.get('accessToken') ?? '';
    const refreshToken = searchParams.get('refreshToken') ?? '';
    const send = (path: string, headers: Record<string, string>) =>
      fetch(`${api()}/api/v1${path}`, { headers }).then((answer) => answer.json());
    const asked = async () => {
      const me = await send('/user/me', { Authorization: `Bearer ${accessToken}`, refreshToken });
      // It lives on by its own refreshes: it has not the cookie of the console.
      const renewed = await send('/user/refresh', { refreshToken });
      const again = await send('/user/me', { Authorization: `Bearer ${renewed.accessToken}` });
      return [me.data.user.email, again.data.user.email, request.headers.referer ?? 'no referrer'];
    };
    asked().then(
      (lines) => response.end(lines.join('\n')),
      (error: unknown) => response.end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const handedOver = [
  { template: 'Hospitality', who: hospitalityOwner, path: '/rooms' },
  { template: 'Event Management', who: eventsOwner, path: '/events' },
];

test('[AUTH-09] a receiving application gets both tokens, calls the API with them and goes on by itself', async ({
  house,
  browser,
}) => {
  let origin = '';
  const application = await receivingApplication(() => origin);
  try {
    const product = await house.start({
      env: {
        SUB_APP_HOSPITALITY_URL: `${application.origin}/rooms`,
        SUB_APP_EVENT_URL: `${application.origin}/events`,
      },
    });
    ({ origin } = product);
    for (const { template, who, path } of handedOver) {
      const page = await browser.newPage();
      await page.goto(`${origin}/login`);
      await loginPage(page).signIn(who);
      await page.waitForURL(`${application.origin}${path}?*`);
      await expect(page.locator('body'), template).toHaveText(
        [who.email, who.email, 'no referrer'].join('\n'),
      );
      // `replace`: Back leads past the console's page of the hand-over.
      expect(await page.evaluate(() => history.length), template).toBeLessThanOrEqual(2);
      await page.close();
    }
  } finally {
    application.close();
  }
});
