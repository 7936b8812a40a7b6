import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';
import { subscribedTo } from './product/subscribed.ts';

test('a message gets a template and its variables, is activated, and a second save meets a conflict', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const [{ _id: id }] = await subscribedTo(api, 'professional');
  await openConsole(page, superAdmin, `/all-institutes/${id}`);
  await page.getByRole('link', { name: 'WhatsApp' }).click();
  await expect(page.getByText('Sample templates: nothing is sent')).toBeVisible();
  await page.getByRole('button', { name: 'Add six starter drafts' }).click();
  const row = page.getByRole('row', { name: /Thank you/ });
  await expect(row).toContainText('Draft');

  await row.getByRole('button', { name: 'Edit Thank you' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Thank you' });
  await form.getByLabel('Template').selectOption('en thank_you');
  await form.getByLabel('{{1}}', { exact: true }).selectOption('guest.firstName');
  await form.getByLabel('Fallback for {{1}}').fill('guest');
  // The draft has the institute's name there; a text takes its place.
  await form.getByLabel('{{2}}', { exact: true }).selectOption({ label: 'Fixed text' });
  await form.getByLabel('Text for {{2}}').fill('Heron Messages');
  await expect(form.getByText('Thank you for staying with us, Meera.')).toBeVisible();

  // Someone else changes it in the meantime: nothing that was typed is lost.
  const { body } = await api.send('GET', `/whatsapp?institution=${id}&search=thank`);
  const [message] = body.data?.whatsapps ?? [];
  await api.send('PATCH', `/whatsapp/${message?._id}`, { name: 'Thanks' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const saved = page.getByRole('row', { name: /Thanks/ });
  await expect(saved).toContainText('thank_you');

  await saved.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Activate' }).click();
  await expect(saved).toContainText('Active');
});

test('a lost connection in a save keeps the message, and adds it once', async ({
  page,
  product,
  context,
}) => {
  const api = await signIn(product.origin);
  const [, { _id: id }] = await subscribedTo(api, 'professional');
  await openConsole(page, superAdmin, `/all-institutes/${id}/whatsapp?new`);
  const form = page.getByRole('dialog', { name: 'Add message' });
  await form.getByLabel('Name').fill('Receipt by hand');
  await form.getByLabel('Event').selectOption('manualShare');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Add message' }).click();
  await expect(form.getByText(/Not saved/)).toBeVisible();
  await context.setOffline(false);
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Receipt by hand/ })).toHaveCount(1);
});
