import type { Look, Looks, Part } from './look.ts';

/** CSS pixels by which a box may lie elsewhere: another version of a browser sets a text a little wider. */
const TOLERANCE = 4;

/** How many differences of a screen are said in full. */
const SAID_MAX = 5;

/** Returns the differences between recorded looks and those of today, one per line. */
export function differences(recorded: Looks, today: Looks): readonly string[] {
  const names = [...new Set([...recorded.keys(), ...today.keys()])];
  return names.flatMap((name) => {
    const [before, now] = [recorded.get(name), today.get(name)];
    if (!before) return [`“${name}” is new`];
    if (!now) return [`“${name}” is gone`];
    const said = between(before, now).map((difference) => `“${name}”: ${difference}`);
    const more = said.length - SAID_MAX;
    return more > 0 ? [...said.slice(0, SAID_MAX), `“${name}”: ${more} more`] : said;
  });
}

function between(before: Look, now: Look): readonly string[] {
  const left = [...now];
  const take = (isIt: (part: Part) => boolean) => {
    const at = left.findIndex(isIt);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  // Unchanged elements are matched first, so that nothing else is matched with them.
  const changed = before.filter(
    (part) =>
      !take(({ style, text, ...box }) => {
        return style === part.style && text === part.text && isNear(box, part);
      }),
  );
  const said = changed.map((part) => {
    const counterpart =
      take(({ text, ...box }) => text === part.text && isNear(box, part)) ??
      take(({ text, style }) => text === part.text && style === part.style) ??
      take((box) => isNear(box, part));
    return counterpart ? changeOf(part, counterpart) : `${nameOf(part)} is gone`;
  });
  return [...said, ...left.map((part) => `${nameOf(part)} is new`)];
}

type Box = Pick<Part, 'x' | 'y' | 'width' | 'height'>;

function isNear(a: Box, b: Box): boolean {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return sides.every((side) => Math.abs(a[side] - b[side]) <= TOLERANCE);
}

function changeOf(before: Part, now: Part): string {
  if (before.text !== now.text) return `${nameOf(before)} says “${now.text}”`;
  if (before.style !== now.style) {
    return `${nameOf(before)} was “${before.style}” and is “${now.style}”`;
  }
  return `${nameOf(before)} is at ${placeOf(now)}`;
}

function nameOf(part: Part): string {
  return `${part.text ? `“${part.text}”` : 'a part'} at ${placeOf(part)}`;
}

function placeOf({ x, y, width, height }: Box): string {
  return `${x}, ${y} (${width} × ${height})`;
}
