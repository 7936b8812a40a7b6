import { dialogs } from './pages/dialogs.ts';
import { loginPage } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';
import { keysOf } from './product/keys.ts';

test('a colour is added, used by a status, and deleted for another one, by the keyboard alone; more than a hundred are deleted together', async ({
  house,
  page,
}) => {
  const { origin } = await house.start();
  const api = await signIn(origin);
  const paid = async () => {
    const { data } = (await api.send('GET', '/color?limit=100')).body;
    return data?.statusColors?.find(({ key }) => key === 'paid');
  };
  const keys = keysOf(page);
  const toast = (text: string) => expect(page.getByText(text).first()).toBeVisible();

  await page.goto(`${origin}/all-colors`);
  await loginPage(page).signIn(superAdmin);
  await expect(page.getByText('1 to 20 of 24')).toBeVisible();

  // The palette: a new colour.
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Add colour' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await keys.type('Peacock');
  await keys.to(form.getByLabel('Colour', { exact: true }));
  await keys.type('155e75');
  await expect(form.getByRole('button', { name: 'Pick Colour' })).toHaveCSS(
    'background-color',
    'rgb(21, 94, 117)',
  );
  // The picker is a stop of its own.
  await keys.press('Tab');
  await expect(form.getByRole('button', { name: 'Pick Colour' })).toBeFocused();
  await keys.to(form.getByRole('button', { name: 'Add colour' }));
  await page.keyboard.press('Enter');
  await toast('Peacock added.');
  await expect(form).toHaveCount(0);

  // A status is drawn with it.
  await keys.to(page.getByRole('link', { name: 'Status colours' }));
  await keys.press('Enter');
  const fill = page.getByLabel('Paid: Fill', { exact: true });
  await expect(fill).toBeVisible();
  await keys.to(fill);
  await keys.choose(fill, 'Peacock');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+s');
  await toast('Status colours saved.');
  expect(await paid()).toMatchObject({ fill: { name: 'Peacock', textColor: '#ffffff' } });
  await keys.seen('the save');

  // Something uses it now, so something else takes its place.
  await keys.to(page.getByRole('link', { name: 'Palette' }), 'Shift+Tab');
  await keys.press('Enter');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keys.type('peacock');
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  await keys.to(page.getByRole('button', { name: 'More for Peacock' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  await keys.to(page.getByRole('menuitem', { name: 'Delete…' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete Peacock?' });
  await expect(question.getByText('1 status colour, OTA or category uses it.')).toBeVisible();
  const instead = question.getByRole('combobox', { name: 'Use instead' });
  await keys.to(instead);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Mint' })).toBeAttached();
  await page.keyboard.type('Mint');
  await page.keyboard.press('Enter');
  await expect(instead).toHaveText('Mint');
  await keys.to(question.getByRole('button', { name: 'Delete colour' }));
  await page.keyboard.press('Enter');
  await toast('Peacock deleted.');
  await expect(page.getByText('No colours match “peacock”')).toBeVisible();
  await expect(question).toHaveCount(0);
  // The row has gone with its button.
  await expect(page.getByRole('region', { name: 'Colours' })).toBeFocused();
  await keys.seen('the removal');
  expect(await paid()).toMatchObject({ fill: { name: 'Mint' } });

  // More than the page changes itself, by what matches: one is in use, and is tried again once it isn't.
  const batch = Array.from({ length: 104 }, (_, at) => String(at + 1).padStart(3, '0'));
  for (const number of batch) {
    const color = { name: `Batch ${number}`, hex: `#a1b${number}`, group: 'tag' };
    expect((await api.send('POST', '/color', color)).status).toBe(201);
  }
  const colorId = (await api.send('GET', '/color?search=batch+104')).body.data?.colors?.[0]?._id;
  const ota = (await api.send('GET', '/ota?limit=1')).body.data?.otas?.[0]?._id;
  const paint = (color: string | null | undefined) => api.send('PATCH', `/ota/${ota}`, { color });
  expect((await paint(colorId)).status).toBe(200);
  await page.getByRole('searchbox').fill('batch');
  await expect(page.getByText('1 to 20 of 104')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Select all 104 colours' }).click();
  await page
    .getByRole('group', { name: 'Selection' })
    .getByRole('button', { name: 'Delete' })
    .click();
  const many = dialogs(page, 'Delete colours');
  await many.getByRole('button', { name: 'Check 104 colours' }).click();
  await expect(many.getByText('103 will change.')).toBeVisible();
  await expect(many.getByText(/^1 can’t change: .* \(Batch 104\)\.$/)).toBeVisible();
  await many.getByLabel('Type the number of colours to confirm').fill('103');
  await many.getByRole('button', { name: 'Delete 103 colours' }).click();
  const receipt = page.getByRole('dialog', { name: '103 of 104 colours deleted' });
  await expect(receipt.getByRole('row', { name: /^Batch 104/ })).toBeVisible();
  expect((await paint(null)).status).toBe(200);
  await receipt.getByRole('button', { name: 'Try 1 again' }).click();
  await expect(page.getByRole('dialog', { name: '104 of 104 colours deleted' })).toBeVisible();
  expect((await api.send('GET', '/color?search=batch')).body.total).toBe(0);
});
