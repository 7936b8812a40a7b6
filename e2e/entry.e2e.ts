import { loginPage } from './pages/login-page.ts';
import { passwordPage } from './pages/password-page.ts';
import { password } from './product/accounts.ts';
import { type Api, signIn } from './product/api.ts';
import { axeViolations } from './product/axe.ts';
import { expect, test } from './product/fixtures.ts';
import { mailbox } from './product/mailbox.ts';

const CHOSEN = 'lotus pond at six';

/** A colleague of the Super Admin, by the API: a screen for it will show the response of `POST /user`. */
async function invite(api: Api, email: string): Promise<string> {
  const person = { firstName: 'Ila', lastName: 'Rathore', email, role: 'Super Admin' };
  const { status, body } = await api.send('POST', '/user', person);
  expect(status).toBe(201);
  return body.data?.user?._id ?? '';
}

test('[AUTH-15] [AUTH-01] an administrator invites someone, who chooses a password with the link in the email and signs in', async ({
  product,
  page,
}) => {
  const email = 'ila@booking.example';
  await invite(await signIn(product.origin), email);
  const link = await mailbox(product.dataDir, email).link();
  expect(link).toContain(`${product.origin}/password/create/`);

  await page.goto(link);
  await passwordPage(page).choose(CHOSEN);
  await expect(page.getByRole('heading', { name: 'You’re all set' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).press('Enter');
  await loginPage(page).signIn({ email, password: CHOSEN });
  await page.waitForURL(/\/home(\?|$)/);
  await expect(page.getByText('Ila Rathore').first()).toBeVisible();

  // The link has worked once.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link was already used' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // The focus has come along: the way out is the next stop.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeFocused();
});

test('[AUTH-01] [AUTH-16] a forgotten password is replaced by the link of a mail, by the keyboard alone', async ({
  product,
  page,
}) => {
  const { origin, dataDir } = product;
  const email = 'mira@booking.example';
  await invite(await signIn(origin), email);
  const inbox = mailbox(dataDir, email);
  const token = new URL(await inbox.link()).pathname.split('/').at(-1) ?? '';
  const first = { type: 'create', password, confirmPassword: password };
  await fetch(`${origin}/api/v1/user/generate-password/${token}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(first),
  });
  const before = await signIn(origin, { email, password });

  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/forgotPassword`);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const answer = await page.goto(await inbox.link(2));
  await expect(page).toHaveURL(({ pathname }) => pathname.startsWith('/password/reset/'));
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await passwordPage(page).choose(CHOSEN);
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();

  // The used link is nowhere to go back to.
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/success`);
  await page.goForward();
  await page.getByRole('link', { name: 'Sign in' }).press('Enter');
  await loginPage(page).signIn({ email, password: CHOSEN });
  await page.waitForURL(/\/home(\?|$)/);
  // Sessions from before have ended.
  expect((await before.send('GET', '/user/me')).status).toBe(401);
});

test('a link of no known type is no page', async ({ page }) => {
  const answer = await page.goto(`/password/other/${'x'.repeat(43)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
});

test('a user whose password was set by an administrator chooses their own before anything else', async ({
  product,
  page,
}) => {
  const api = await signIn(product.origin);
  const email = 'noor@booking.example';
  const id = await invite(api, email);
  const initialPassword = 'a boat for the weekend';
  const both = { password: initialPassword, confirmPassword: initialPassword };
  expect((await api.send('PATCH', `/user/${id}/update-password`, both)).status).toBe(200);

  await page.goto('/all-institutes');
  await loginPage(page).signIn({ email, password: initialPassword });
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await page.getByLabel('Current password').fill(initialPassword);
  await passwordPage(page).choose(CHOSEN);
  await expect(page.getByRole('heading', { name: 'Institutes', level: 1 })).toBeVisible();
});
