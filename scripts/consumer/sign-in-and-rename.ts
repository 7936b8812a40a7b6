import type { Page } from 'playwright';

/** Does in the app of the README what it is for, by the mocks of the README. Rejects where anything is otherwise. */
export async function signInAndRename(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@lotus.example');
  await page.getByLabel('Password', { exact: true }).fill('eleven green kites');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Lake Pichola House' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename the institute' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lake Pichola Palace');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('group', { name: 'Lake Pichola Palace is saved.' }).waitFor();
  await page.getByRole('button', { name: 'Lake Pichola Palace' }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
}
