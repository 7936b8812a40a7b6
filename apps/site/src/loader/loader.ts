/** All the script that a visit needs: the icons, and a menu that closes when its link has been followed. */
import { insertSprite } from '@booking/ui/icon';

void insertSprite('/icons.svg');

const menu = document.querySelector<HTMLElement>('.site-nav');
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) {
    menu.hidePopover();
  }
});
