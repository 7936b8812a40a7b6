import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';

test('the audit log says who changed an institute, and what was there before', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const { body } = await api.send('GET', '/institution?limit=20');
  const institute = body.data?.institutions?.[0];
  if (!institute) throw new Error('The sample has no institute.');
  const { _id: id, name } = institute;
  await api.send('PATCH', `/institution/${id}`, { tags: ['audited'] });

  await openConsole(page, superAdmin);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  const title = `Changed: Institute ${name}`;
  await page.getByRole('link', { name: title }).first().click();
  const entry = page.getByRole('dialog', { name: title });
  await expect(entry.getByText('audited')).toBeVisible();
  await expect(entry.getByText('institution.update')).toBeVisible();
  await expect(entry.getByText('Anjali Menon, Super Admin')).toBeVisible();
  await page.keyboard.press('Escape');

  // Filters are in the address: the list of sign-ins has no institute.
  await page.goto('/bkbtr-settings/audit-log?kind=session');
  await expect(page.getByRole('row', { name: /Signed in: Anjali Menon/ }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: title })).toHaveCount(0);

  await page.goto(`/all-institutes/${id}/activity`);
  await expect(page.getByRole('row', { name: title }).first()).toBeVisible();

  // A note and its next step, until that is done.
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  await page.getByRole('button', { name: 'Add note' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add note' });
  await form.getByRole('textbox', { name: 'Note' }).fill('Wants a second house.');
  await form.getByRole('textbox', { name: /Next step/ }).fill('Send the offer');
  await form.getByRole('button', { name: 'Add note' }).click();
  const note = page.getByRole('row', { name: /Wants a second house/ });
  await expect(note).toContainText('Send the offer');
  await note.getByRole('button', { name: /Mark as done/ }).click();
  await expect(note).toContainText('Done');
});
