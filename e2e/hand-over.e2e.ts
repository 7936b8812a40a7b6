import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from '@booking/api-client';
import type { JSHandle, Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { eventsOwner, hospitalityOwner } from './product/accounts.ts';
import { bundledClient, createClientIn, serveClient } from './product/client-page.ts';
import { expect, test } from './product/fixtures.ts';

const HAND_OVER = '/api/v1/user/hand-over';

/** A page of a sub-application, as the README of the client has it. */
const page = (api: string, referrer: string) => `<!doctype html>
<html lang="en">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>Rooms</title>
<p>${referrer}</p>
<main></main>
<script type="module">
import { createClient } from '/client.js';
const api = createClient({
  baseUrl: '${api}/api/v1',
  onLogout: (reason) => document.querySelector('main').textContent = reason,
});
const isReceived = api.session.receive(location);
Object.assign(window, { api, isReceived });
const text = await api.user.me().then(({ email }) => email, ({ kind }) => kind);
document.querySelector('main').textContent = text;
</script>
</html>`;

/** An application on another origin: another host than the product, and another port. */
async function startApplication(api: () => string) {
  const client = await bundledClient();
  const server = createServer((request, response) => {
    const isScript = request.url === '/client.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? client : page(api(), request.headers.referer ?? 'no referrer'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const clientOf = (page: Page): Promise<JSHandle<Client>> =>
  page.evaluateHandle((): Client => Reflect.get(window, 'api'));
const kindOfMe = (client: JSHandle<Client>) =>
  client.evaluate((api) =>
    api.user.me().then(
      () => 'signed in',
      ({ kind }) => String(kind),
    ),
  );
const refresh = (client: JSHandle<Client>) => client.evaluate((api) => api.session.refresh());
const signOut = (client: JSHandle<Client>) =>
  client.evaluate(async (api) => {
    await api.user.logout();
    api.session.end();
  });

const handedOver = [
  { who: hospitalityOwner, path: '/rooms?lang=en', leaves: 'application' },
  { who: eventsOwner, path: '/events?lang=en', leaves: 'console' },
] as const;

test('[AUTH-09] [S29] an application of another origin receives a session of its own, and works beside the console', async ({
  house,
  browser,
}) => {
  let origin = '';
  const application = await startApplication(() => origin);
  const stranger = await startApplication(() => origin);
  try {
    const product = await house.start({
      env: {
        SUB_APP_HOSPITALITY_URL: `${application.origin}/rooms?lang=en`,
        SUB_APP_EVENT_URL: `${application.origin}/events?lang=en`,
      },
    });
    ({ origin } = product);
    for (const { who, path, leaves } of handedOver) {
      const context = await browser.newContext({ baseURL: origin });
      await serveClient(context);
      const asked: string[] = [];
      context.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));

      // The console in a tab that stays, beside the one that is handed over.
      const tab = await context.newPage();
      await openConsole(tab, who, '/config.json');
      const tokens = await tab.evaluate(() => ({ ...sessionStorage }));
      const deskTab = await context.newPage();
      await deskTab.goto('/config.json');
      await deskTab.evaluate((copied) => Object.assign(sessionStorage, copied), tokens);
      const desk = await createClientIn(deskTab);

      const entries = await tab.evaluate(() => history.length);
      await tab.goto('/home');
      // Nothing of the pair is left in the address.
      await tab.waitForURL(application.origin + path);
      await expect(tab.getByRole('main'), who.email).toHaveText(who.email);
      await expect(tab.locator('p')).toHaveText('no referrer');
      // `replace`: Back leads past the console's page of the hand-over.
      expect(await tab.evaluate(() => history.length)).toBe(entries + 1);
      expect(asked.filter((line) => line === `POST ${origin}${HAND_OVER}`)).toHaveLength(1);
      const app = await clientOf(tab);
      const own = await app.evaluate((api) => api.session.tokens());
      expect(own?.refreshToken).not.toBe(tokens.refreshToken);

      for (const client of [app, desk, desk, app, desk, app]) {
        await refresh(client);
        expect(await kindOfMe(client)).toBe('signed in');
      }
      // The session outlives a reload, and is received once.
      await tab.reload();
      await expect(tab.getByRole('main')).toHaveText(who.email);
      expect(await tab.evaluate(() => Reflect.get(window, 'isReceived'))).toBe(false);
      const reloaded = await clientOf(tab);

      const [left, remaining] = leaves === 'application' ? [reloaded, desk] : [desk, reloaded];
      await signOut(left);
      expect(await kindOfMe(remaining)).toBe('auth');
      if (leaves === 'console') await expect(tab.getByRole('main')).toHaveText('expired');
      expect(await remaining.evaluate((api) => api.session.tokens())).toBeUndefined();

      // A page that no setting names gets no response, whatever it brings.
      await tab.goto(`${stranger.origin}/?accessToken=a.b.c&refreshToken=r`);
      await expect(tab.getByRole('main')).toHaveText('network');
      await context.close();
    }
  } finally {
    application.close();
    stranger.close();
  }
});
