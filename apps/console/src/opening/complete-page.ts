import { insertSprite } from '@booking/ui/icon';
import { whenIdle } from '../idle/when-idle.ts';

/**
 * Loads what the sign-in page can be used without: the fonts (`app.css`), and all icons but those that stand in the
 * page (`vite.config.ts`). Visitors without a session wait for neither; a signed-in user's screen needs both.
 */
export async function completePage(isSignedIn: boolean): Promise<void> {
  if (!isSignedIn) await whenIdle();
  delete document.documentElement.dataset.opening;
  const first = document.querySelector('[data-first-icons]');
  if (!first) return;
  // As long as it is called the sprite, no other is inserted. Its symbols can be used all the same.
  first.removeAttribute('id');
  await insertSprite('/icons.svg');
  if (document.getElementById('bk-icon-sprite')) first.remove();
}
