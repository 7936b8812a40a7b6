import type { Browser } from 'playwright';
import { superAdmin } from '../../e2e/product/accounts.ts';

const ROWS = 20;

/** Milliseconds from the navigation to /all-institutes until its first 20 rows are painted, scripts cached. */
export async function firstRows(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill(superAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(superAdmin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/home**');
    await page.waitForLoadState('networkidle');
    await page.addInitScript((rows) => {
      const look = () => {
        const shown = document.querySelectorAll('.bk-table-row[data-opens]').length;
        if (shown < rows) return requestAnimationFrame(look);
        return requestAnimationFrame(() => setTimeout(() => performance.mark('rows')));
      };
      requestAnimationFrame(look);
    }, ROWS);
    await page.goto(`${origin}/all-institutes`);
    await page.waitForFunction(() => performance.getEntriesByName('rows').length > 0);
    return await page.evaluate(
      () => performance.getEntriesByName('rows')[0]?.startTime ?? Number.NaN,
    );
  } finally {
    await context.close();
  }
}
