import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';
import { subscribedTo } from './product/subscribed.ts';
import { userOf } from './product/user.ts';

const egret = {
  ...{ name: 'Egret Channels Stays', code: 'EGRET_CH', kind: 'OTA', modes: ['Manual'] },
  credentialsSchema: [
    { key: 'password', label: 'Extranet password', type: 'secret', required: true },
  ],
};

const egretChannel = { propertyCode: 'FREE-1', mode: 'Manual' };

test('an institute connects an OTA by its own form, once though the response is lost, settles a conflict, and disconnects it', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const [{ _id: id }, secondInstitute] = await subscribedTo(api, 'enterprise');
  await api.send('POST', '/ota', egret);
  const { body } = await api.send('GET', '/ota?search=egret_ch');
  const [ota] = body.data?.otas ?? [];
  const taken = {
    ...{ ota: ota?._id, title: 'Taken', propertyCode: 'TAKEN-1', mode: 'Manual' },
    credentials: { password: 'a secret' },
  };
  await api.send('PATCH', `/institution/${secondInstitute._id}`, { channels: [taken] });

  await openConsole(page, superAdmin, `/all-institutes/${id}`);
  await page.getByRole('link', { name: 'Channels', exact: true }).click();
  await page.getByRole('button', { name: 'Connect Egret Channels Stays' }).click();
  const form = page.getByRole('dialog', { name: 'Connect Egret Channels Stays' });
  await form.getByLabel('Property code').fill('taken-1');
  await form.getByLabel('Extranet password').fill('lotus pond at nine');
  await form.getByRole('button', { name: 'Connect' }).click();
  await expect(form.getByLabel('Property code')).toHaveAccessibleDescription(
    `${secondInstitute.name} already uses this property code.`,
  );
  await form.getByLabel('Property code').fill('FREE-1');
  // The response is lost: what was saved is not added twice.
  let isLost = false;
  await page.route(`**/institution/${id}`, async (route) => {
    if (isLost || route.request().method() !== 'PATCH') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: 'Connect' }).click();
  await expect(form).toHaveCount(0);
  const list = page.getByRole('list', { name: 'Channels' });
  await expect(list).toContainText('FREE-1');
  await expect(list.getByRole('button', { name: 'Edit' })).toHaveCount(1);

  await list.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Egret Channels Stays' });
  await expect(edit.getByLabel('Extranet password')).toHaveValue('');
  await expect(edit.getByText('Stored, ending in nine.')).toBeVisible();
  // Someone else renames it in the meantime: the second chooses, and loses nothing.
  await edit.getByLabel('Title').fill('Egret at the desk');
  const stored = await api.send('GET', `/institution/${id}`);
  const [{ _id: own } = { _id: '' }] = stored.body.data?.institution?.channels ?? [];
  const theirs = { ...egretChannel, _id: own, ota: ota?._id, title: 'Egret of the owner' };
  expect((await api.send('PATCH', `/institution/${id}`, { channels: [theirs] })).status).toBe(200);
  await edit.getByRole('button', { name: 'Save' }).click();
  const clash = page.getByRole('dialog', { name: /^Conflicting changes/ });
  await clash.getByRole('radio', { name: /Egret at the desk/ }).check();
  await clash.getByRole('button', { name: 'Save merged changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(list).toContainText('Egret at the desk');

  await userOf(list).chooseFromMenu('More for', 'Disconnect…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('No channels yet')).toBeVisible();
});
