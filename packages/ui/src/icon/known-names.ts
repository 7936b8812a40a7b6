import { iconNames } from './generated/icon-names.ts';

let known: ReadonlySet<string> | undefined;
const told = /* @__PURE__ */ new Set<string>();

/** Returns whether the sprite has the icon, and warns once if not. Development only. */
export function isKnown(name: string): boolean {
  known ??= new Set<string>(Object.values(iconNames).flat());
  if (known.has(name)) return true;
  if (!told.has(name)) console.warn(`The sprite has no icon "${name}".`);
  told.add(name);
  return false;
}
