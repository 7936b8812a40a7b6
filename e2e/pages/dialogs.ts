import type { Locator, Page } from '@playwright/test';

/** The dialogs of the page, with those that ask a question. */
export const dialogs = (page: Page): Locator =>
  page.getByRole('dialog').or(page.getByRole('alertdialog'));
