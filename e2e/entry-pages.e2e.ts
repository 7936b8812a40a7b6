import { loginPage, openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';

test('the sign-in page works with password managers, shows the password and tells of Caps Lock', async ({
  page,
}) => {
  await page.goto('/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  // A manager fills and sends the form: both fields and their button are of one.
  expect(
    await page.evaluate(() => {
      const [form] = document.forms;
      return document.forms.length === 1 && form?.querySelectorAll('input').length === 2;
    }),
  ).toBe(true);

  await password.fill(superAdmin.password);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(superAdmin.password);
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
  await password.dispatchEvent('keyup', { key: 'a', modifierCapsLock: false });
  await expect(page.getByText('Caps Lock is on')).toBeHidden();
});

test('the sign-in page is complete, icons included, before the sprite, the fonts and the rest of the styles come', async ({
  page,
}) => {
  const late: string[] = [];
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route(/icons\.svg$|\.woff2$|console-assets\/(shell|home)-/, async (route) => {
    late.push(new URL(route.request().url()).pathname);
    if (isHolding) await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByRole('button', { name: 'Show password' }).click();
  const missing = await page.locator('.bk-icon use').evaluateAll((uses) =>
    uses.flatMap((use) => {
      const id = use.getAttribute('href')?.slice(1) ?? '';
      return document.getElementById(id) ? [] : [id];
    }),
  );
  expect(missing).toEqual([]);
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCSS('border-radius', /^[1-9]/);

  // `[ICON-01]`: the sprite is inserted once, at the start of the body, in the place of the first icons.
  isHolding = false;
  await expect.poll(() => late).toContain('/icons.svg');
  for (const release of held) release();
  await expect(page.locator('body > :first-child#bk-icon-sprite #bk-house')).toBeAttached();
  await expect(page.locator('#bk-logo')).toHaveCount(1);
  await expect.poll(() => late.filter((name) => name.endsWith('.woff2')).length).toBeGreaterThan(1);
});

test('after too many wrong passwords the page says how long to wait; another account can sign in', async ({
  page,
}) => {
  await page.goto('/login');
  const login = loginPage(page);
  const wrong = { email: 'nobody@booking.example', password: 'not the password' };
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = page.waitForResponse(/\/user\/login$/);
    await login.signIn(wrong);
    await answer;
    // The message may still be that of the try before; a button that is busy sends nothing.
    await expect(page.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy');
    await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  }
  await login.signIn(wrong);
  await expect(page.getByText(/^Too many attempts\. Try again in /)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(wrong.email);
  await login.signIn(superAdmin);
  await page.waitForURL(/\/home(\?|$)/);
});

test('another link waits for a minute, and says so', async ({ page }) => {
  const loadedAt = new Date('2026-11-21T10:00:00+05:30');
  await page.clock.install({ time: loadedAt });
  await page.goto('/forgotPassword');
  await page.getByLabel('Email').fill('nobody@booking.example');
  // From here time passes only as the test says: a busy machine would use up the minute by itself.
  await page.clock.pauseAt(loadedAt.getTime() + 60 * 60 * 1000);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByRole('link', { name: 'Resend link' }).click();
  const again = page.getByRole('button', { name: /^Resend in \d+ s$/ });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(58_000);
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(3_000);
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Send link' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('[AUTH-11] [AUTH-16] a signed-in user is redirected from the sign-in page, and a success page without a reason says so', async ({
  page,
}) => {
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await openConsole(page, superAdmin);
  for (const path of ['/login', '/forgotPassword']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/home\?type=Month$/);
  }
});
