import type { Page } from 'playwright';
import { superAdmin } from '../../e2e/product/accounts.ts';

/** Signs in to the console as its first user. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(superAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(superAdmin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home**');
}
