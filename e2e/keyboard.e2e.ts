import { passwordPage } from './pages/password-page.ts';
import { signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';
import { keysOf } from './product/keys.ts';
import { mailbox } from './product/mailbox.ts';

const CHOSEN = 'lotus pond at six';

test('every flow goes by the keyboard alone, and the focus is never lost', async ({
  product,
  page,
}) => {
  const email = 'kiran@booking.example';
  const api = await signIn(product.origin);
  const person = { firstName: 'Kiran', lastName: 'Joshi', email, role: 'Super Admin' };
  expect((await api.send('POST', '/user', person)).status).toBe(201);
  const inbox = mailbox(product.dataDir, email);
  const keys = keysOf(page);

  // The invitation: a first password.
  await page.goto(await inbox.link());
  await keys.to(page.getByLabel('New password', { exact: true }));
  await keys.type(CHOSEN);
  await keys.to(page.getByLabel('Confirm new password'));
  await keys.type(CHOSEN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You’re all set' })).toBeVisible();
  await keys.seen('the password');
  await keys.to(page.getByRole('link', { name: 'Sign in' }));
  await page.keyboard.press('Enter');

  // It is forgotten at once.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await keys.seen('the way to the sign-in page');
  await keys.to(page.getByLabel('Email'));
  await keys.type(email);
  await keys.to(page.getByRole('link', { name: 'Forgot password?' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await keys.seen('the way to the forgotten password');
  await keys.to(page.getByRole('button', { name: 'Send link' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await keys.seen('the request');
  await page.goto(await inbox.link(2));
  await passwordPage(page).choose(`${CHOSEN} sharp`);
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await keys.to(page.getByRole('link', { name: 'Sign in' }));
  await page.keyboard.press('Enter');

  // In, with a first try that is wrong.
  await keys.to(page.getByLabel('Email'));
  await keys.type(email);
  await keys.to(page.getByLabel('Password', { exact: true }));
  await keys.type(CHOSEN);
  await keys.press('Enter');
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await keys.type(`${CHOSEN} sharp`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await keys.seen('the sign-in');

  // Through home: another month and back, a kind of event, then up again to a row of a queue.
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await calendar.getByRole('grid').waitFor();
  await keys.to(calendar.locator('[role="gridcell"][tabindex="0"]'));
  await keys.press(']');
  await expect(page).toHaveURL(/type=Month&date=\d{4}-\d{2}-01/);
  const later = page.url();
  await keys.press('[');
  await expect(page).not.toHaveURL(later);
  await keys.press('t');
  await keys.to(calendar.getByRole('combobox', { name: 'Events' }));
  await keys.press('r');
  const pastDue = page.getByRole('region', { name: /^Past due/ }).getByRole('row');
  await keys.to(pastDue.getByRole('link').first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.seen('the way to an institute');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The list: searched, an institute opened and closed.
  await expect(page.getByRole('heading', { level: 1, name: 'Institutes' })).toBeVisible();
  await keys.seen('the way to the list');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keys.type('lakeview');
  const row = page.getByRole('row').filter({ hasText: 'LAKEVIEW' }).getByRole('link').first();
  await row.waitFor();
  await keys.to(row);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Lakeview Residency' });
  await expect(drawer).toBeVisible();
  await keys.seen('the opened institute');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(row).toBeFocused();

  // And out.
  const account = page.getByRole('button', { name: /Kiran Joshi|^Account/ }).first();
  await account.focus();
  await keys.press('Enter');
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  for (let steps = 0; steps < 20; steps += 1) {
    if (await signOut.evaluate((node) => node === document.activeElement)) break;
    await keys.press('ArrowDown');
  }
  await expect(signOut).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await keys.seen('the sign-out');
});
