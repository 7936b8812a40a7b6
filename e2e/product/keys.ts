import { expect, type Locator, type Page } from '@playwright/test';
import { idleOnce } from '../idle.ts';

/** A person without a pointer: every step is a key, and after each one the focus is somewhere that can be seen. */
export function keysOf(page: Page) {
  const stateOfFocus = () =>
    page.evaluate(() => {
      const node = document.activeElement;
      if (!node || node === document.body) return 'nowhere';
      // A new screen has the focus as a whole, and its heading is announced: there is no ring to draw.
      if (node.id === 'main') return 'seen';
      const ring = (element: Element | null): boolean => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      };
      const { width, height } = node.getBoundingClientRect();
      const isShown = width > 0 && height > 0 && node.checkVisibility();
      // The ring may be around the field that the control fills.
      const hasRing = ring(node) || ring(node.parentElement) || ring(node.nextElementSibling);
      return isShown && hasRing ? 'seen' : `hidden: ${node.outerHTML.slice(0, 120)}`;
    });
  /** Waits for the focus, which moves in an effect: it is somewhere, and on something that shows a ring. */
  const seen = (after: string) =>
    expect.poll(stateOfFocus, { message: `the focus after ${after}` }).toBe('seen');
  async function press(key: string) {
    await page.keyboard.press(key);
    await seen(key);
  }
  return {
    press,
    seen,
    type: (text: string) => page.keyboard.type(text),
    /** Types the name of an option of a select that has the focus, again if a pause between two keys began a new word. */
    choose: (select: Locator, option: string) =>
      expect(async () => {
        await page.keyboard.type(option);
        await expect(select.locator('option:checked')).toHaveText(option, { timeout: 1_500 });
      }).toPass(),
    /** Goes on from one stop to the next, back with `Shift+Tab`, or down a menu, until it is there. */
    async to(target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab') {
      await target.waitFor({ state: 'attached' });
      // An effect may be about to move the focus.
      await idleOnce(page);
      for (let stops = 0; stops < 120; stops += 1) {
        if (await target.evaluate((node) => node === document.activeElement)) return;
        await press(key);
      }
      throw new Error(`No stop of the keyboard is ${target}.`);
    },
  };
}
