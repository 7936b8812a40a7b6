import type { Locator, Page } from '@playwright/test';

/** The dialogs of the page, with those that ask a question. Default: of any name. */
export function dialogs(page: Page, name?: string): Locator {
  const options = name === undefined ? {} : { name };
  return page.getByRole('dialog', options).or(page.getByRole('alertdialog', options));
}
