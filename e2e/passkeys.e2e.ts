import type { Page } from '@playwright/test';
import { loginPage, openConsole } from './pages/login-page.ts';
import { colleague } from './product/colleague.ts';
import { expect, test } from './product/fixtures.ts';

/** A device with a fingerprint reader, which Chromium plays: it makes real keys, and verifies its user at once. */
async function withDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added in the profile, confirms a sign-in, is renamed and removed', async ({
  product,
  page,
}) => {
  const meera = await colleague(product, 'Meera');
  await withDevice(page);
  await openConsole(page, meera, '/home?profile=security');
  const drawer = page.getByRole('dialog', { name: 'Your profile' });
  const enterPassword = async () => {
    await drawer.getByLabel('Your password').fill(meera.password);
    await page.keyboard.press('Enter');
  };
  await drawer.getByRole('button', { name: 'Add a passkey' }).click();
  await enterPassword();
  await drawer.getByLabel('Name of the passkey').fill('Office laptop');
  await drawer.getByRole('button', { name: 'Create passkey' }).click();
  await expect(drawer.getByRole('region', { name: 'Recovery codes' })).toBeVisible();
  await drawer.getByRole('button', { name: 'I’ve saved them' }).click();
  const passkeys = drawer.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys).toContainText('Office laptop');
  await expect(passkeys).toContainText('not used yet');

  // The next sign-in asks for it.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  const login = loginPage(page);
  await login.open();
  await login.signIn(meera);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await page.waitForURL('**/home?type=Month');

  await page.goto('/home?profile=security');
  await expect(passkeys).toContainText('last used');
  await drawer.getByRole('button', { name: 'Rename Office laptop' }).click();
  await drawer.getByLabel('Name of the passkey').fill('Front desk');
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Remove Front desk' }).click();
  await enterPassword();
  await expect(passkeys).toHaveCount(0);
  await expect(drawer.getByText('On', { exact: true })).toHaveCount(0);
});
