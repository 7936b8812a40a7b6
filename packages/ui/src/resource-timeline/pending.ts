import type { ResourceTimelineItem } from './resource-timeline.types.ts';

/** A change that the host has promised, with its items as they will be. */
export interface Pending {
  readonly id: number;
  readonly items: readonly ResourceTimelineItem[];
}

/** Returns the items as they are shown: those of promised changes where they will be. */
export function shownItems(
  items: readonly ResourceTimelineItem[],
  pending: readonly Pending[],
): readonly ResourceTimelineItem[] {
  if (pending.length === 0) return items;
  const promised = new Map(
    pending.flatMap((change) => change.items.map((item) => [item.key, item])),
  );
  const shown = items.map((item) => {
    const changed = promised.get(item.key);
    promised.delete(item.key);
    return changed ?? item;
  });
  return [...shown, ...promised.values()];
}
