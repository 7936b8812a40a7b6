import { expect, waitFor } from 'storybook/test';

/**
 * Why an element can't be seen; undefined when it can. What fades in is invisible until its first frame, which may take
 * its time on a busy machine.
 */
function hiddenBy(element: Element): string | undefined {
  if (!element.isConnected) return 'it is no longer in the document';
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { display, visibility, opacity } = getComputedStyle(at);
    const name = `${at.localName}.${at.classList.value}`;
    if (display === 'none' || at.matches('details:not([open]) > :not(summary)'))
      return `${name} is not displayed`;
    if (at === element && visibility !== 'visible') return `it has visibility ${visibility}`;
    if (opacity === '0') return `${name} has opacity 0`;
  }
  return undefined;
}

/** Makes `toBeVisible` wait, as `findBy` does, and say what hides the element. */
export function waitForVisibility(): void {
  expect.extend({
    async toBeVisible(received: unknown) {
      // Undefined, whatever its type says, unless there is a `not`.
      const isNot = Boolean(this.isNot);
      if (!(received instanceof Element)) {
        return { pass: isNot, message: () => `This is no element: ${String(received)}` };
      }
      const isWanted = () => (hiddenBy(received) === undefined) !== isNot;
      if (!isWanted()) await waitFor(() => expect(isWanted()).toBe(true)).catch(() => {});
      const reason = hiddenBy(received);
      const shown = received.cloneNode(false);
      return {
        pass: reason === undefined,
        message: () =>
          `Expected to be ${isNot ? 'hidden' : 'visible'}, but ${reason ?? 'it is visible'}: ${this.utils.stringify(shown)}`,
      };
    },
  });
}
