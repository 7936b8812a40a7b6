import { readFileSync } from 'node:fs';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { availableTemplate, newInstitute, signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';

test('a charge has its invoice in the statement, which is read, saved and reached by keys', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const template = await availableTemplate(api);
  const created = await api.send('POST', '/institution', newInstitute(template, 71_500));
  const institute = created.body.data?.institution;
  if (!institute) throw new Error(`The institute was answered ${created.status}.`);
  const { body } = await api.send('GET', `/subscription?institution=${institute._id}`);
  const [trial] = body.data?.subscriptions ?? [];
  if (!trial) throw new Error('It has no trial.');
  // A trial that is ended early is charged today.
  const ended = await api.send('PATCH', `/subscription/${trial._id}`, { action: 'endTrial' });
  expect(ended.status).toBe(200);

  await openConsole(page, superAdmin);
  await page.goto(`/statements/${institute._id}`);
  const link = page.getByRole('link', { name: /^(Tax invoice|Invoice) INV\// });
  await expect(link).toBeVisible();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /nvoice INV\// }).last()).toBeVisible();
  await expect(page.getByText('Nine Hundred Ninety Nine Rupees Only')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^INV-\d\d-\d\d-\d{4}\.pdf$/);
  expect(readFileSync(await file.path(), 'latin1')).toMatch(/^%PDF-/);
});
