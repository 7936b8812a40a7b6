/** All the script that a page begins with: the icons, and a menu that closes when its link has been followed. */
import { insertSprite } from '@booking/ui/icon';

void insertSprite('/icons.svg');

const menu = document.querySelector<HTMLElement>('.site-nav');
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) {
    menu.hidePopover();
  }
});

/** First events of someone who looks around. Until then the page is as it was rendered. */
const signs = ['scroll', 'pointerover', 'pointerdown', 'keydown'];
let pressed: EventTarget | null = null;
const notePress = ({ target }: Event) => {
  pressed = target;
};
const begin = async () => {
  for (const sign of signs) removeEventListener(sign, begin, true);
  const visit = await import('./visit.ts').catch(() => undefined);
  // It could not be loaded: the next event tries again.
  if (!visit) return listen();
  removeEventListener('click', notePress, true);
  visit.lookAround(pressed);
};
function listen() {
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
}
addEventListener('click', notePress, true);
// A page that is opened at an anchor, or again where it was left, has been scrolled already.
if (scrollY > 0) void begin();
else listen();
