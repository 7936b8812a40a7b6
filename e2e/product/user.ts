import type { Locator, Page } from '@playwright/test';
import { createUser } from '../../packages/ui/src/test-user/playwright.ts';

/** A person who uses the components of a page, or of a part of it. Waits as long as the tests do. */
export const userOf = (scope: Page | Locator) => createUser(scope, { timeout: 30_000 });
