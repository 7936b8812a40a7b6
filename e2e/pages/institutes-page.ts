import { expect, type Locator, type Page } from '@playwright/test';
import { dialogs } from './dialogs.ts';

/** /all-institutes, as a person sees it. */
export function institutesPage(page: Page) {
  const dialog = dialogs(page);
  const row = (words: string | RegExp): Locator => page.getByRole('row').filter({ hasText: words });
  /** Types the first step of a new institute into the open form. */
  async function fill(name: string) {
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Street').fill('1 Lake Road');
    await dialog.getByLabel('City').fill('Udaipur');
    await dialog.getByLabel('Email').fill('desk@silver-heron.example');
    await dialog.getByLabel('Phone').fill('+919876543210');
  }
  /** Types the owner into the open form. */
  async function fillOwner(email = 'ila@silver-heron.example') {
    await dialog.getByLabel('First name').fill('Ila');
    await dialog.getByLabel('Last name').fill('Rathore');
    await dialog.getByLabel('Email').fill(email);
  }
  const press = (name: string) => dialog.getByRole('button', { name }).click();
  return {
    row,
    dialog,
    async open() {
      await page
        .getByRole('link', { name: /^Institutes/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Institutes' })).toBeVisible();
    },
    async search(words: string) {
      await page.getByRole('searchbox').fill(words);
      await page.waitForURL((url) => url.searchParams.get('search') === words);
    },
    async create(name: string) {
      await page.getByRole('button', { name: 'Add institute' }).first().click();
      await fill(name);
      await press('Save and continue');
      await expect(dialog.getByLabel('Legal name')).toBeFocused();
      await press('Save and continue');
      await fillOwner();
      await press('Invite and continue');
      await press('Finish');
      await expect(dialog).toBeHidden();
    },
    fill,
    fillOwner,
    press,
    async changeStatus(name: string, status: string) {
      await page.getByRole('button', { name: `Change status of ${name}` }).click();
      await dialog.getByRole('radio', { name: new RegExp(`^${status}`) }).check();
    },
    async confirm(verb: string) {
      await dialog.getByRole('button', { name: `${verb} institute` }).click();
      await expect(dialog).toBeHidden();
    },
  };
}
