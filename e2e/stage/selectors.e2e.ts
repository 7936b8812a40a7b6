import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

const sheet = new URL('../../packages/ui/dist/styles.css', import.meta.url);

/**
 * The selector lists of a minified sheet. What stands under `@supports selector(…)` is for the browsers that know it;
 * steps of keyframes are no selectors.
 */
function selectorLists(css: string): string[] {
  const around: string[] = [];
  const lists: string[] = [];
  for (const [, text = '', brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') around.pop();
    if (brace !== '{') continue;
    const prelude = text.trim();
    // Nested in another rule, one may begin with `>`.
    const selectors = around.some((outer) => !outer.startsWith('@'))
      ? prelude.replaceAll(/(^|,)\s*(?=[>+~])/g, '$1&')
      : prelude;
    const isAside = around.some((outer) => /^@(supports selector|keyframes|font-face)/.test(outer));
    if (!prelude.startsWith('@') && !isAside) lists.push(selectors);
    around.push(prelude);
  }
  return lists;
}

test('the browser knows every selector of the published sheet: one that it does not know takes its whole list along', async ({
  page,
}) => {
  const lists = selectorLists(await readFile(sheet, 'utf8'));
  expect(lists.length).toBeGreaterThan(500);
  const unknown = await page.evaluate(
    (all) =>
      all.filter((list) => {
        try {
          document.querySelector(list);
          return false;
        } catch {
          return true;
        }
      }),
    lists,
  );
  expect(unknown).toEqual([]);
});
