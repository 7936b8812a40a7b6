import { expect, type Locator, type Page } from '@playwright/test';

/** /all-institutes, as a person sees it. */
export function institutesPage(page: Page) {
  const dialog = page.getByRole('dialog');
  const row = (words: string | RegExp): Locator => page.getByRole('row').filter({ hasText: words });
  /** Types a new institute into the open form. */
  async function fill(name: string) {
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Street').fill('1 Lake Road');
    await dialog.getByLabel('City').fill('Udaipur');
    await dialog.getByLabel('Email').first().fill('desk@silver-heron.example');
    await dialog.getByLabel('Phone').first().fill('+919876543210');
    await dialog.getByLabel('First name').fill('Ila');
    await dialog.getByLabel('Last name').fill('Rathore');
    await dialog.getByLabel('Email').last().fill('ila@silver-heron.example');
  }
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
      await dialog.getByRole('button', { name: 'Add institute' }).click();
      await expect(dialog).toBeHidden();
    },
    fill,
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
