import { expect, waitFor } from 'storybook/test';
import { isPolling } from './polling.ts';
import { isTimeStopped } from './stopped-time.ts';

const nameOf = (element: Element | null) => element?.cloneNode(false) ?? 'nothing';

/**
 * Makes `toHaveFocus` wait, as `toBeFocused` does in end-to-end tests: focus moves in effects, and after what closes. In
 * a `waitFor` it passes or fails at once, which asks for its element again.
 */
export function waitForFocus(): void {
  expect.extend({
    toHaveFocus(received: unknown) {
      // Undefined, whatever its type says, unless there is a `not`.
      const isNot = Boolean(this.isNot);
      if (!(received instanceof Element)) {
        return { pass: isNot, message: () => `This is no element: ${String(received)}` };
      }
      const hasFocus = () => received.ownerDocument.activeElement === received;
      const answer = () => ({
        pass: hasFocus(),
        message: () => {
          const { activeElement } = received.ownerDocument;
          const [expected, actual] = [received, activeElement].map((element) =>
            this.utils.stringify(nameOf(element)),
          );
          return isNot ? `${expected} has the focus.` : `${actual} has the focus, not ${expected}.`;
        },
      });
      if (hasFocus() !== isNot || isPolling() || isTimeStopped()) return answer();
      return waitFor(() => expect(hasFocus()).toBe(!isNot)).then(answer, answer);
    },
  });
}
