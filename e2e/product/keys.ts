import { expect, type Locator, type Page } from '@playwright/test';

/** A person without a pointer: every step is a key, and after each one the focus is somewhere that can be seen. */
export function keysOf(page: Page) {
  /** @throws when the focus is nowhere, or on something that shows no ring. */
  async function seen(after: string) {
    const focus = await page.evaluate(() => {
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
    expect(focus, `the focus after ${after}`).toBe('seen');
  }
  async function press(key: string) {
    await page.keyboard.press(key);
    await seen(key);
  }
  return {
    press,
    seen,
    type: (text: string) => page.keyboard.type(text),
    /** Goes on from one stop to the next, or back with `Shift+Tab`, until it is there. */
    async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
      for (let stops = 0; stops < 120; stops += 1) {
        if (await target.evaluate((node) => node === document.activeElement)) return;
        await press(key);
      }
      throw new Error(`No stop of the keyboard is ${target}.`);
    },
  };
}
