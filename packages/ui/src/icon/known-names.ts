import { warnOnce } from '../primitives/react/warn-once.ts';
import { iconNames } from './generated/icon-names.ts';

let names: ReadonlySet<string> | undefined;

/** Returns whether the sprite has the icon, and warns once if not. Development only. */
export function isKnown(name: string): boolean {
  names ??= new Set<string>(Object.values(iconNames).flat());
  if (names.has(name)) return true;
  warnOnce(`The sprite has no icon "${name}".`);
  return false;
}
