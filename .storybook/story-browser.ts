/** Gives stories that run as tests access to the browser (`packages/ui/src/testing/browser.ts`). */
import type {} from '@vitest/browser-playwright';
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
