import { warnOnce } from '../primitives/react/warn-once.ts';
import { iconNames } from './generated/icon-names.ts';

/** Marks the sprite in the page. */
export const SPRITE_ID = 'bk-icon-sprite';

let names: ReadonlySet<string> | undefined;

/**
 * Returns whether the sprite has the icon, and warns once if not. Names that aren't ours may be the host's own: they are
 * looked up in the sprite, and known until it has come. Development only.
 */
export function isKnown(name: string): boolean {
  names ??= new Set<string>(Object.values(iconNames).flat());
  const page = globalThis.document;
  return names.has(name) || !page?.getElementById(SPRITE_ID) || isInPage(page, name);
}

/** Marks the icons on the page that the sprite, now that it is here, doesn't have. Development only. */
export function markMissing(page: Document): void {
  for (const use of page.querySelectorAll('use[href^="#bk-"]')) {
    const name = use.getAttribute('href')?.slice('#bk-'.length) ?? '';
    if (!isInPage(page, name)) use.parentElement?.setAttribute('data-missing', 'true');
  }
}

/** Where the sprite in the page is from; nothing where a server has written it. */
function addressOf(page: Document): string {
  const href = page.getElementById(SPRITE_ID)?.getAttribute('data-address');
  return href ? ` of ${href}` : '';
}

function isInPage(page: Document, name: string): boolean {
  const isThere = page.getElementById(`bk-${name}`) !== null;
  if (!isThere) warnOnce(`The sprite${addressOf(page)} has no icon "${name}".`);
  return isThere;
}
