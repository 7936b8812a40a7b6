/**
 * All the script that a visit needs: the icons, a menu that closes when its link has been followed, the way to an
 * anchor and the rise into view (`SITE-16`).
 */
import { followAnchors } from '@booking/ui/anchor-scroll';
import { insertSprite } from '@booking/ui/icon';
import { reveal } from '@booking/ui/reveal';

void insertSprite('/icons.svg');

const menu = document.querySelector<HTMLElement>('.site-nav');
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) {
    menu.hidePopover();
  }
});

// The link that skips to the content stays as quick as the browser is.
for (const part of document.querySelectorAll<HTMLElement>('header, main, footer')) {
  followAnchors(part);
}

// What a section is made of rises when it comes into view; the hero is in view from the start.
for (const part of document.querySelectorAll<HTMLElement>('main > section:not(#home) > *')) {
  reveal(part);
}
