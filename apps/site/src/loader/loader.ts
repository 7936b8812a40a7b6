/** All the script that a visit needs: the icons, and a menu that closes when its link has been followed. */
import { insertIconSprite } from './icon-sprite.ts';

insertIconSprite('/icons.svg');

const menu = document.querySelector<HTMLElement>('.site-nav');
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) {
    menu.hidePopover();
  }
});
