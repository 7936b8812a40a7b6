import type { Browser, Page } from 'playwright';

/** Milliseconds. The speed of the machine says nothing about the result. */
const ENDS_WHAT_HANGS = 300_000;

/** Uses a page of its own, and returns what its console warned of, what it threw, and where the use of it ended early. */
export async function problemsOfPage(
  browser: Browser,
  use: (page: Page) => Promise<void>,
): Promise<string[]> {
  const problems: string[] = [];
  const page = await browser.newPage();
  page.setDefaultTimeout(ENDS_WHAT_HANGS);
  const note = (problem: string) => problems.push(`${page.url()}: ${problem}`);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  await use(page).catch((error: unknown) => note(String(error)));
  await page.close();
  return problems;
}
