import type { Page } from '@playwright/test';
import { expect } from '../product/fixtures.ts';

export const faq = (page: Page) => page.locator('#faq');
export const quotes = (page: Page) =>
  page.getByRole('region', { name: 'Words from the front desk' });

/** Goes to a part of the page as someone does who scrolls, and waits until React has taken it over. */
export async function wake(page: Page, name: string) {
  const island = page.locator(`[data-island="${name}"]`);
  await page.mouse.move(8, 8);
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-awake', '');
}
