/** Gives stories that run as tests access to the browser (`packages/ui/src/testing/browser.ts`). */
import type {} from '@vitest/browser-playwright';
import { afterEach } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { StoryBrowser } from '../packages/ui/src/testing/browser.ts';

globalThis.storyBrowser = {
  async media(features) {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  },
  keyboard: (keys) => userEvent.keyboard(keys),
} satisfies StoryBrowser;

/**
 * Storybook pauses animations while axe looks. Where axe finds something it leaves them paused, and in the stories that
 * follow nothing that animates ever closes.
 */
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const style of document.head.querySelectorAll('style')) {
    if (/^\*, \*:before, \*:after \{[^}]*animation-play-state: paused/.test(style.textContent))
      style.remove();
  }
});
