import { iconNames } from './generated/icon-names.ts';

let known: ReadonlySet<string> | undefined;
const told = /* @__PURE__ */ new Set<string>();

/** Whether the sprite has the icon. A name that came in past the types is told once. For development only. */
export function isKnown(name: string): boolean {
  known ??= new Set<string>(Object.values(iconNames).flat());
  if (known.has(name)) return true;
  if (!told.has(name)) console.warn(`The sprite has no icon "${name}".`);
  told.add(name);
  return false;
}
