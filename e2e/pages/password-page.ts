import type { Page } from '@playwright/test';

/** /password, behind the link of a mail, by the keyboard alone. */
export function passwordPage(page: Page) {
  return {
    async choose(password: string) {
      await page.getByLabel('New password', { exact: true }).focus();
      await page.keyboard.type(password);
      // Past the eye that shows it.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
    },
  };
}
