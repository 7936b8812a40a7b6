import { warnOnce } from '../primitives/react/warn-once.ts';
import { iconNames } from './generated/icon-names.ts';
import { SPRITE_ID } from './insert-sprite.ts';

let names: ReadonlySet<string> | undefined;

/**
 * Returns whether the sprite has the icon, and warns once if not. Names that aren't ours may be the host's own: they are
 * looked up in the sprite, and known until it has come. Development only.
 */
export function isKnown(name: string): boolean {
  names ??= new Set<string>(Object.values(iconNames).flat());
  if (names.has(name)) return true;
  const sprite = globalThis.document?.getElementById(SPRITE_ID);
  if (!sprite || sprite.querySelector(`[id="bk-${CSS.escape(name)}"]`)) return true;
  warnOnce(`The sprite has no icon "${name}".`);
  return false;
}
