import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { listening } from './product/announced.ts';
import { type Api, addStock, availableTemplate, newInstitute, signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';

/** An institute of this test's own. */
async function houseOf(api: Api, number: number): Promise<string> {
  const body = newInstitute(await availableTemplate(api), number);
  const response = await api.send('POST', '/institution', body);
  return response.body.data?.institution?._id ?? '';
}

const pathOf = (id: string) => `/all-institutes/${id}/settings/addAssets`;

test('what is rented is picked, a category is added, and its rooms by their numbers', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const id = await houseOf(api, 71_801);
  await openConsole(page, superAdmin, `/all-institutes/${id}`);
  await page.getByRole('link', { name: 'Add what you rent' }).click();

  await page.getByRole('button', { name: 'Rooms', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add category' });
  await form.getByLabel('Name').fill('Deluxe Lake View');
  await form.getByLabel('Code').fill('dlx');
  await form.getByLabel('Base price').fill('4500');
  await form.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByRole('heading', { name: 'Deluxe Lake View' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add many' }).click();
  const range = page.getByRole('dialog', { name: 'Add many assets' });
  await range.getByLabel('First number').fill('201');
  // The trial's plan includes ten.
  await range.getByLabel('Last number').fill('211');
  await range.getByRole('button', { name: 'Add 11 assets' }).click();
  await expect(range.getByLabel('Last number')).toHaveAccessibleDescription(/allows 10 more/);
  await range.getByLabel('Last number').fill('203');
  await range.getByRole('button', { name: 'Add 3 assets' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const units = page.getByRole('list', { name: 'Assets of Deluxe Lake View' });
  await expect(units.getByRole('listitem')).toHaveCount(3);

  // Moved with the keyboard, in one call.
  const heard = await listening(page);
  await units.getByRole('button', { name: 'Move 201', exact: true }).press('Space');
  await heard(/^Picked up 201 at position 1 of 3\./);
  await page.keyboard.press('ArrowDown');
  await heard(/^201: position 2 of 3\./);
  await page.keyboard.press('Space');
  await expect(page.getByRole('group', { name: 'Success: Order saved.' })).toBeVisible();
  const { body } = await api.send('GET', `/asset?institution=${id}`);
  expect(body.data?.assets?.map(({ code }) => code)).toEqual(['202', '201', '203']);
});

test('a category that someone else has changed in the meantime asks which name to keep', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const id = await houseOf(api, 71_802);
  const category = await addStock(api, id);
  await openConsole(page, superAdmin, pathOf(id));
  await page.getByRole('button', { name: 'Edit category' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Deluxe' });
  await form.getByLabel('Name').fill('Deluxe Garden');
  await api.send('PATCH', `/category/${category}`, { name: 'Deluxe Pool', view: 'Pool' });
  await form.getByRole('button', { name: 'Save changes' }).click();
  const clash = page.getByRole('dialog', { name: /^Conflicting changes/ });
  await expect(clash.getByText('Deluxe Pool').first()).toBeVisible();
  await expect(clash.getByText('Deluxe Garden').first()).toBeVisible();
});

test('a save whose answer is lost is sent again, and adds the rooms once; a picture is uploaded and served', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const id = await houseOf(api, 71_803);
  await addStock(api, id);
  await openConsole(page, superAdmin, pathOf(id));
  let isLost = false;
  await page.route('**/api/v1/asset', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Add many' }).click();
  const range = page.getByRole('dialog', { name: 'Add many assets' });
  await range.getByLabel('First number').fill('301');
  await range.getByLabel('Last number').fill('302');
  await range.getByRole('button', { name: 'Add 2 assets' }).click();
  await expect(page.getByRole('group', { name: 'Success: 2 assets added.' })).toBeVisible();
  expect(isLost).toBe(true);
  const { body } = await api.send('GET', `/asset?institution=${id}`);
  expect(body.total).toBe(3);

  await page.getByRole('button', { name: 'Pictures Deluxe' }).click();
  const pictures = page.getByRole('dialog', { name: 'Pictures of Deluxe' });
  await pictures.locator('input[type=file]').setInputFiles({
    name: 'dot.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  const list = pictures.getByRole('list', { name: 'Pictures of Deluxe' });
  await expect(list.locator('img')).toHaveJSProperty('naturalWidth', 1);
});
