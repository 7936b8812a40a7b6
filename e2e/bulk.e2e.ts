import { dialogs } from './pages/dialogs.ts';
import { institutesPage } from './pages/institutes-page.ts';
import { loginPage, openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';
import { keysOf } from './product/keys.ts';

test('institutes get a tag, lose it again by Undo, and are suspended together, by the keyboard alone', async ({
  house,
  page,
}) => {
  const { origin } = await house.start();
  const api = await signIn(origin);
  const active = async () =>
    (await api.send('GET', '/institution?status=Active&sort=name&limit=2')).body.data?.institutions;
  const [first, second] = (await active()) ?? [];
  if (!first || !second) throw new Error('The sample has at least two that are active.');
  const now = async ({ _id }: typeof first) =>
    (await api.send('GET', `/institution/${_id}`)).body.data?.institution;

  await page.goto(`${origin}/all-institutes?status=Active&sort=name`);
  const keys = keysOf(page);
  await loginPage(page).signIn(superAdmin);
  const box = (name: string) =>
    page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).first();
  await expect(box(first.name)).toBeVisible();
  await keys.to(box(first.name));
  await keys.press('Space');
  await keys.to(box(second.name));
  await keys.press('Space');
  const bar = page.getByRole('group', { name: 'Selection' });
  await expect(bar.getByText('2 selected')).toBeVisible();

  // A tag: no confirmation before, but undo after.
  await keys.press('b');
  await keys.to(bar.getByRole('button', { name: 'Add tag' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add tag' }).getByLabel('Tag')).toBeFocused();
  await keys.type('monsoon');
  await expect(page.getByText('2 will change.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added monsoon to 2 institutes.').first()).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  expect(await now(first)).toMatchObject({ tags: expect.arrayContaining(['monsoon']) });
  await page.keyboard.press('Alt+t');
  await keys.to(page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Removed monsoon from 2 institutes.').first()).toBeVisible();
  for (const institute of [first, second]) {
    expect(await now(institute)).toMatchObject({ tags: expect.not.arrayContaining(['monsoon']) });
  }

  // Their status: what would happen, then a toast.
  await keys.to(box(first.name));
  await keys.press('Space');
  await keys.to(box(second.name));
  await keys.press('Space');
  await keys.press('b');
  await keys.to(bar.getByRole('button', { name: 'Change status' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Change status' });
  await expect(dialog.getByRole('radio', { name: 'Suspended' })).toBeVisible();
  await keys.to(dialog.getByRole('radio').first());
  await keys.press('Space');
  for (let presses = 0; presses < 4; presses += 1) {
    if (await dialog.getByRole('radio', { name: 'Suspended' }).isChecked()) break;
    await keys.press('ArrowDown');
  }
  await keys.to(dialog.getByLabel('Reason'));
  await keys.type('Le');
  await keys.to(dialog.getByLabel('Note'));
  await keys.type('Order 12.');
  await keys.to(dialog.getByRole('button', { name: 'Suspend 2 institutes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 institutes suspended.').first()).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  for (const institute of [first, second]) {
    expect(await now(institute)).toMatchObject({
      status: 'Suspended',
      statusReason: { code: 'legal', note: 'Order 12.' },
    });
  }
  await expect(bar.getByText('2 selected')).toHaveCount(0);
});

test('the bar of selected rows covers nothing that has the focus on a phone, and stands in the page of a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page, superAdmin, '/all-institutes');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  const bar = page.getByRole('group', { name: 'Selection' });
  await expect(bar.getByRole('button', { name: 'Change status' })).toBeVisible();
  const isCovered = () =>
    page.evaluate(() => {
      const bar = document.querySelector('.bk-bulk-action-bar');
      const focused = document.activeElement;
      if (!bar || !focused || bar.contains(focused) || focused === document.body) return false;
      const [over, under] = [bar, focused].map((node) => node.getBoundingClientRect());
      return over &&
        under &&
        under.height < 200 &&
        under.bottom > over.top &&
        under.top < over.bottom
        ? focused.outerHTML
        : false;
    });
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    expect(await isCovered()).toBe(false);
  }
  await page.keyboard.press('b');
  await expect(bar.getByRole('button', { name: 'Change status' })).toBeFocused();
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(bar).toHaveCSS('position', 'relative');
});

test('two people change an institute: by the keyboard alone both changes are settled, and discarding can be undone', async ({
  house,
  page,
}) => {
  const { origin } = await house.start();
  const api = await signIn(origin);
  const { body } = await api.send('GET', '/institution?search=lakeview&limit=1');
  const [lakeview] = body.data?.institutions ?? [];
  if (!lakeview) throw new Error('Lakeview is among the sample institutes.');

  await page.goto(`${origin}/all-institutes?search=lakeview`);
  const keys = keysOf(page);
  await loginPage(page).signIn(superAdmin);
  const institutes = institutesPage(page);
  const edit = page.getByRole('button', { name: `Edit ${lakeview.name}` }).first();
  await expect(edit).toBeAttached();
  await keys.to(edit);
  await page.keyboard.press('Enter');
  const name = institutes.dialog.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await keys.type('Lakeview Palace');

  // Discarding is no loss.
  await keys.to(institutes.dialog.getByRole('button', { name: 'Discard' }));
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue(lakeview.name);
  await page.keyboard.press('Alt+t');
  await keys.to(page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Lakeview Palace');

  // In the meantime someone else saves the name and the notes.
  const theirs = { name: 'Lakeview Grand', notes: 'Call in the morning.', __v: lakeview.__v };
  expect((await api.send('PATCH', `/institution/${lakeview._id}`, theirs)).status).toBe(200);
  await page.keyboard.press('ControlOrMeta+s');
  const clash = page.getByRole('dialog', { name: `Conflicting changes to ${lakeview.name}` });
  await expect(clash.getByRole('radio', { name: 'Yours Lakeview Palace' })).toBeFocused();

  // And once more while it is being settled.
  const again = { name: 'Lakeview Manor', __v: lakeview.__v + 1 };
  expect((await api.send('PATCH', `/institution/${lakeview._id}`, again)).status).toBe(200);
  await page.keyboard.press('Enter');
  await expect(clash.getByRole('radio', { name: 'Theirs Lakeview Manor' })).toBeVisible();
  await keys.to(clash.getByRole('radio', { name: 'Yours Lakeview Palace' }));
  await page.keyboard.press('Enter');
  await expect(dialogs(page)).toHaveCount(0);
  const stored = await api.send('GET', `/institution/${lakeview._id}`);
  expect(stored.body.data?.institution).toMatchObject({
    name: 'Lakeview Palace',
    notes: 'Call in the morning.',
  });
});
