import { loginPage, openConsole } from './pages/login-page.ts';
import { eventsOwner, hospitalityOwner, toursOwner } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';

/** Where the other applications would be; the browser is answered by the test. */
const elsewhere = 'http://127.0.0.1:9931';

const handedOver = [
  { template: 'Hospitality', who: hospitalityOwner, path: '/rooms' },
  { template: 'Event Management', who: eventsOwner, path: '/events' },
];

for (const { template, who, path } of handedOver) {
  test(`[AUTH-09] an owner of ${template} is sent on with both tokens`, async ({ house, page }) => {
    const product = await house.start({
      env: {
        SUB_APP_HOSPITALITY_URL: `${elsewhere}/rooms`,
        SUB_APP_EVENT_URL: `${elsewhere}/events`,
      },
    });
    await page.route(`${elsewhere}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    await page.goto(`${product.origin}/login`);
    await loginPage(page).signIn(who);
    await page.waitForURL(`${elsewhere}/**`);
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(path);
    for (const name of ['accessToken', 'refreshToken']) {
      expect(searchParams.get(name)?.length, name).toBeGreaterThan(20);
    }
    expect(await page.evaluate(() => document.referrer)).toBe('');
  });
}

test('where no address is set, the owner is told and can sign out', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.signIn(hospitalityOwner);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/hospitality application/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('an owner of Tours & Travels sees home, and is refused the list of institutes', async ({
  page,
}) => {
  await openConsole(page, toursOwner);
  await expect(page.getByText('Saffron Trails Travels').first()).toBeVisible();
  await page.goto('/all-institutes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uh oh! Something went wrong!');
  await expect(page.getByText("You don't have access to this page")).toBeVisible();
});
