/** The page around stories that run as tests: what no story shows is left out of it, as it costs each of them time. */
import { page } from 'vitest/browser';

// Storybook's messages, which every rule of axe would have to leave out.
for (const message of document.querySelectorAll('.sb-wrapper')) message.remove();

// To axe, links to a place in the page are skip links only before the first link to another page.
const firstLink = document.createElement('a');
firstLink.href = '/another-page';
firstLink.hidden = true;
document.body.prepend(firstLink);

const style = document.createElement('style');
style.textContent = '.bk-icon-sprite { display: none; }';
document.head.append(style);

/**
 * Without a box the icons, of which uses are drawn all the same, have no style. They are two thirds of what a new style
 * sheet styles again, and each story brings some.
 */
export function styleIcons(isStyled: boolean): void {
  style.disabled = isStyled;
}

// Storybook asks for the size of the page before each story, by way of two other processes.
const resize = page.viewport.bind(page);
page.viewport = async (width, height) => {
  if (window.innerWidth !== width || window.innerHeight !== height) await resize(width, height);
};
