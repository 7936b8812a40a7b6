import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { availableTemplate, newInstitute, signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';

test('a bank statement is matched by the code it names, and a person makes it a payment once', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const created = await api.send(
    'POST',
    '/institution',
    newInstitute(await availableTemplate(api), 71_600),
  );
  const institute = created.body.data?.institution;
  if (!institute) throw new Error(`The institute was answered ${created.status}.`);
  const { body } = await api.send('GET', `/subscription?institution=${institute._id}`);
  const [trial] = body.data?.subscriptions ?? [];
  if (!trial) throw new Error('It has no trial.');
  // Now it owes its first charge.
  expect(
    (await api.send('PATCH', `/subscription/${trial._id}`, { action: 'endTrial' })).status,
  ).toBe(200);

  await openConsole(page, superAdmin, '/receivables?tab=bank');
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const text = `NEFT ${institute.code} RENT`;
  const csv = `Date,Narration,Ref No,Debit,Credit\n${yesterday},${text},N716000001,,999\n`;
  const upload = async () => {
    await page.getByRole('button', { name: 'Upload statement' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload bank statement' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await dialog.getByRole('button', { name: 'Add 1 line' }).click();
  };
  const added = (text: string) => page.getByRole('group', { name: `Success: ${text}` });
  await upload();
  await expect(added('1 line added, 0 already there.')).toBeVisible();
  const line = page.getByRole('row', { name: text });
  await expect(line).toContainText(institute.name);
  await expect(line).toContainText('Names its code, ₹999 due');

  await line.getByRole('button', { name: `Record payment ${text}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await expect(dialog.getByRole('radio', { name: new RegExp(institute.name) })).toBeChecked();
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(line).toContainText('Recorded');

  // The same file again adds nothing.
  await upload();
  await expect(added('0 lines added, 1 already there.')).toBeVisible();

  await page.goto(`/statements/${institute._id}`);
  await expect(page.getByRole('link', { name: /Receipt/ })).toHaveCount(1);
});
