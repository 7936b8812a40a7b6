import type { Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';
import { userOf } from './product/user.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function openPricing(page: Page): Promise<void> {
  await openConsole(page, superAdmin);
  await page.getByRole('link', { name: 'Pricing' }).click();
  await expect(card(page, 'Standard Plan')).toContainText('₹1,999');
}

async function addPlan(page: Page, name: string, key: string): Promise<void> {
  await page.getByRole('button', { name: 'Add plan' }).click();
  const form = page.getByRole('dialog', { name: 'Add plan' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Key', exact: true }).fill(key);
  await form.getByRole('spinbutton', { name: /^Price/ }).fill('1750');
  await form.getByRole('button', { name: 'Add plan' }).click();
  // The preview of a form that is leaving is a card of the same name.
  await expect(form).toHaveCount(0);
  await expect(card(page, name)).toContainText('₹1,750');
}

test('the Super Admin adds a plan, archives it, and deletes it', async ({ page, product }) => {
  await openPricing(page);
  const api = await signIn(product.origin);
  const { body } = await api.send('GET', '/template?sort=createdAt');
  const first = body.data?.templates?.[0]?._id;
  await expect(page).toHaveURL((url) => url.searchParams.get('tId') === first);

  await addPlan(page, 'Winter Plan', 'winter');
  const winter = card(page, 'Winter Plan');
  await winter.getByRole('button', { name: 'Edit Winter Plan' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Winter Plan' });
  await form.getByRole('checkbox', { name: 'Receipts', exact: true }).check();
  await form.getByRole('checkbox', { name: /^Featured/ }).check();
  await expect(form.getByRole('region', { name: 'Preview' })).toContainText('Featured');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(winter).toContainText('Featured');
  await expect(card(page, 'Standard Plan')).not.toContainText('Featured');

  await page.getByRole('radio', { name: 'Compare', exact: true }).click();
  const receipts = page.getByRole('row', { name: /^Receipts/ });
  await expect(receipts.getByRole('cell').last()).toHaveText('Included');
  await page.getByRole('radio', { name: 'Cards', exact: true }).click();

  const choose = (action: string) => userOf(winter).chooseFromMenu('More for', action);
  await choose('Archive');
  await expect(winter).toContainText('Archived');
  await choose('Delete…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete plan' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(winter).toHaveCount(0);
});

test('two admins edit a plan: the second decides field by field and loses nothing', async ({
  page,
  product,
}) => {
  await openPricing(page);
  await addPlan(page, 'Autumn Plan', 'autumn');
  await card(page, 'Autumn Plan').getByRole('button', { name: 'Edit Autumn Plan' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Autumn Plan' });
  await form.getByLabel(/^Level/).fill('Mine');
  await form.getByLabel(/^Ideal for/).fill('Houses in the hills');

  const api = await signIn(product.origin);
  const { body } = await api.send('GET', '/pricing?search=autumn');
  const id = body.data?.pricings?.[0]?._id;
  await api.send('PATCH', `/pricing/${id}`, { level: 'Theirs' });

  await form.getByRole('button', { name: 'Save' }).click();
  const clash = page.getByRole('dialog', { name: 'Conflicting changes to Autumn Plan' });
  await clash.getByRole('radio', { name: /Mine/ }).check();
  await clash.getByRole('button', { name: 'Save merged changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Autumn Plan')).toContainText('Mine');
  await expect(card(page, 'Autumn Plan')).toContainText('Houses in the hills');
});

test('a save without a network is kept, tried again, and arrives once', async ({
  page,
  context,
  product,
}) => {
  await openPricing(page);
  await addPlan(page, 'Spring Plan', 'spring');
  await card(page, 'Spring Plan').getByRole('button', { name: 'Edit Spring Plan' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Spring Plan' });
  await form.getByLabel(/^Level/).fill('For the hills');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/^Not saved/)).toBeVisible();
  await expect(form.getByLabel(/^Level/)).toHaveValue('For the hills');
  await context.setOffline(false);
  await expect(form).toHaveCount(0);
  await expect(card(page, 'Spring Plan')).toContainText('For the hills');
  const api = await signIn(product.origin);
  const { body } = await api.send('GET', '/pricing?search=spring');
  expect(body.data?.pricings).toMatchObject([{ level: 'For the hills', __v: 1 }]);
});

test('Back to another view asks before what was typed is lost', async ({ page }) => {
  await openPricing(page);
  await page.getByRole('radio', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Comparison of plans' })).toBeVisible();
  await page.getByRole('radio', { name: 'Cards', exact: true }).click();
  await card(page, 'Basic Plan').getByRole('button', { name: 'Edit Basic Plan' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Basic Plan' });
  await form.getByLabel(/^Level/).fill('For one desk');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel(/^Level/)).toHaveValue('For one desk');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
