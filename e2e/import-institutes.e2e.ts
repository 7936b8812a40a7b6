import { institutesPage } from './pages/institutes-page.ts';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';
import { mailbox } from './product/mailbox.ts';

const HEAD = 'Name;Code;Type;Email;Phone;Street;City;Owner first name;Owner last name;Owner email';
const line = (name: string, code: string, owner = ';;') =>
  `"${name}";${code};Guest house;desk@tern.example;98765 43210;1 Ridge Road;Madikeri;${owner}`;

test('a file is checked, its good lines become institutes, and an answer that is lost makes no second one', async ({
  page,
  product,
}) => {
  await openConsole(page, superAdmin);
  const { open, dialog, search, row } = institutesPage(page);
  await open();
  await page.getByRole('button', { name: 'More ways to add' }).click();
  await page.getByRole('menuitem', { name: 'Import from CSV' }).click();
  const owner = 'tara@tern.example';
  const file = `\uFEFF${[
    HEAD,
    line('Arctic Tern House', 'TERNA', `Tara;Das;${owner}`),
    line('Sooty; Tern Inn', 'TERNB'),
    line('Broken Tern', '?'),
  ].join('\r\n')}`;
  const buffer = Buffer.from(file, 'utf8');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'institutes.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByText('2 institutes will be added.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Line 4: Broken Tern/ })).toContainText('Code:');

  let lost = 0;
  await page.route('**/api/v1/institution', async (route) => {
    const isTern = route.request().postData()?.includes('TERNB') ?? false;
    if (!isTern || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Add 2 institutes' }).click();
  await expect(dialog.getByText('1 of 2 institutes added')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try 1 again' }).click();
  await expect(dialog).toHaveCount(0);
  expect(lost).toBe(1);

  await search('tern');
  await expect(row('Arctic Tern House')).toBeVisible();
  await expect(row('Sooty; Tern Inn')).toHaveCount(1);
  await mailbox(product.dataDir, owner).link();
  const api = await signIn(product.origin);
  expect((await api.send('GET', '/institution?search=TERNB')).body.total).toBe(1);

  // Once more: all of them exist.
  await page.getByRole('button', { name: 'More ways to add' }).click();
  await page.getByRole('menuitem', { name: 'Import from CSV' }).click();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'institutes.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByText('0 institutes will be added.')).toBeVisible();
  await expect(dialog.getByText(/has TERNA already/)).toBeVisible();
});
