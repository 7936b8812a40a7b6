/** Gives stories that run as tests access to the browser (`packages/ui/src/testing/browser.ts`). */
import type {} from '@vitest/browser-playwright';
import { afterEach, beforeEach } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { StoryBrowser } from '../packages/ui/src/testing/browser.ts';
import { styleIcons } from './story-page.ts';

/** Whether the button of the mouse is down, for the moves that follow. */
let isDown = false;
let isMouseUsed = false;

globalThis.storyBrowser = {
  async media(features, type) {
    await cdp().send('Emulation.setEmulatedMedia', {
      media: type ?? '',
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  },
  keyboard: (keys) => userEvent.keyboard(keys),
  async mouse(action, { x, y }, { isPressed } = {}) {
    // A story is in a frame of the test's page, which may be drawn at another scale.
    const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
    const scale = frame.width / window.innerWidth || 1;
    isMouseUsed = true;
    isDown = isPressed ?? (action === 'press' || (action === 'move' && isDown));
    await cdp().send('Input.dispatchMouseEvent', {
      type: ({ press: 'mousePressed', move: 'mouseMoved', release: 'mouseReleased' } as const)[
        action
      ],
      x: frame.left + x * scale,
      y: frame.top + y * scale,
      button: action === 'move' && !isDown ? 'none' : 'left',
      buttons: isDown ? 1 : 0,
      clickCount: action === 'move' ? 0 : 1,
    });
  },
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

/**
 * The mouse leaves the page, since it would point at something of the stories that follow. Where it was used last, what a
 * script focuses shows no ring: they begin as after a key.
 */
afterEach(async () => {
  if (!isMouseUsed) return;
  await globalThis.storyBrowser?.mouse('release', { x: 0, y: 0 });
  await globalThis.storyBrowser?.mouse('move', { x: -1, y: -1 });
  await userEvent.keyboard('{Shift}');
  isMouseUsed = false;
});

beforeEach(({ task }) => styleIcons(task.file.filepath.includes('/src/icon/')));
