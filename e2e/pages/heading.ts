import type { Page } from '@playwright/test';

/** The heading of a screen. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
