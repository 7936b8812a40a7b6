/** Returns the index that a key moves to in a list; undefined if it doesn't move. */
export function movedBy(
  key: string,
  at: number,
  { count, page }: { count: number; page: number },
): number | undefined {
  const to = new Map([
    ['ArrowUp', at - 1],
    ['ArrowDown', at + 1],
    ['PageUp', at - page],
    ['PageDown', at + page],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key);
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}
