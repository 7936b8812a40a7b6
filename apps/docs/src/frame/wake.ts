/** The script that a page begins with: its icons, and its position in the navigation. The rest waits for its reader. */
import { insertSprite } from '@booking/ui/icon';
import { hrefOf } from '../pages/address.ts';
import { drawOpenedStories } from '../stories/opened-stories.ts';

void insertSprite(hrefOf('icons.svg'));
showCurrent();
drawOpenedStories();

/** The list is long, and the page is somewhere in it. `scrollIntoView` would also move the start of Tab. */
function showCurrent(): void {
  // Where it is a drawer nothing is measured, which would lay the page out at once.
  if (matchMedia('(width <= 1024px)').matches) return;
  const link = document.querySelector('nav [aria-current="page"]');
  const side = link?.closest('[data-part="side-content"]');
  if (!link || !side) return;
  const below = link.getBoundingClientRect().bottom - side.getBoundingClientRect().bottom;
  if (below > 0) side.scrollTop = below + side.clientHeight / 2;
}

/** First events of someone who wants more than to read. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Repeats a press that came too early, once the page can respond. */
let early: (() => void) | undefined;

function notePress({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) early = () => press(button);
}

function noteKeys(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey } = event;
  if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey)) return;
  event.preventDefault();
  const keys = { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true };
  early = () => document.body.dispatchEvent(new KeyboardEvent('keydown', keys));
}

/** Presses a button like a mouse: menus open on `pointerdown`. */
function press(button: HTMLButtonElement): void {
  button.focus();
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  button.click();
}

async function wake(): Promise<void> {
  for (const sign of signs) removeEventListener(sign, wake, true);
  const page = await import('./hydrate.tsx').catch(() => undefined);
  // It could not be loaded: the next event tries again.
  if (!page) return listen();
  await page.hydrate();
  removeEventListener('click', notePress, true);
  removeEventListener('keydown', noteKeys, true);
  early?.();
}

function listen(): void {
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
}

addEventListener('click', notePress, true);
addEventListener('keydown', noteKeys, true);
listen();
