import { expect, type Page } from '@playwright/test';

/**
 * Records announcements from now on. A text is in the page for a second only, which a busy machine may miss. Called
 * before what announces it.
 */
export async function listening(page: Page) {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('[aria-live]')?.textContent;
        if (text) texts.push(text);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  return (text: RegExp) =>
    expect
      .poll(() => heard.jsonValue(), { message: `announced: ${text}` })
      .toContainEqual(expect.stringMatching(text));
}
