import { createClient, memoryStorage } from '@booking/api-client';
import { generateSync } from 'otplib';
import { serveFrontDesk } from '../../scripts/front-desk/serve.ts';
import { loginPage } from '../pages/login-page.ts';
import { hospitalityOwner, superAdmin } from '../product/accounts.ts';
import { expect, test } from '../product/fixtures.ts';

const dist = process.env.FRONT_DESK_DIST ?? 'examples/front-desk/dist';
const { email, password } = hospitalityOwner;

/** Turns on the second factor of the owner. Returns the recovery codes. */
async function protect(origin: string): Promise<readonly string[]> {
  const api = createClient({ baseUrl: `${origin}/api/v1`, storage: memoryStorage() });
  api.session.begin(await api.user.login(hospitalityOwner));
  const { secret } = await api.twoFactor.start({ password });
  const oneTimeCode = generateSync({ secret });
  const { recoveryCodes } = await api.twoFactor.confirm({ oneTimeCode });
  return recoveryCodes;
}

test('the front desk asks for a second factor, and says who acts as its user', async ({
  house,
  page,
}) => {
  let api = '';
  const desk = await serveFrontDesk(dist, 0, () => api);
  try {
    const product = await house.start({ env: { SUB_APP_HOSPITALITY_URL: `${desk.origin}/` } });
    api = product.origin;
    const [recoveryCode = ''] = await protect(api);

    await test.step('someone of the platform acts as the owner', async () => {
      await page.goto(`${api}/login`);
      await loginPage(page).signIn(superAdmin);
      await page.waitForURL(/\/home(\?|$)/);
      await page.goto(`${api}/all-users?search=${email}`);
      const row = page.getByRole('row').last();
      await row.getByRole('button', { name: /^More for / }).click();
      await page.getByRole('menuitem', { name: /^Sign in as/ }).click();
      const dialog = page.getByRole('alertdialog', { name: /^Sign in as / });
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('They asked.');
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(`${desk.origin}/`);
      await expect(page.getByText(/^Anjali Menon, you’re signed in as /)).toBeVisible();
      await page.getByRole('button', { name: 'Sign out' }).click();
    });

    await test.step('its own sign-in takes a recovery code after a wrong one', async () => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      const code = page.getByLabel(/^Code of your authenticator app/);
      await code.fill('000000');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await code.fill(recoveryCode);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Tape chart' })).toBeVisible();
      await expect(page.getByText(/you’re signed in as/)).toHaveCount(0);
    });
  } finally {
    desk.close();
  }
});
