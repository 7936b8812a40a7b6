import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { scrollAtEdges, scrollParentOf } from '../primitives/dom/scroll-at-edges.ts';
import { type Distance, usePointerDrag } from '../primitives/dom/use-pointer-drag.ts';
import { scaleOf } from '../primitives/dom/zoom.ts';
import { placeAt, type Slot, shiftOf, slotsOf } from './slots.ts';
import type { SortableItem } from './sortable-list.types.ts';
import type { SortableListLayout } from './sortable-list.variants.ts';
import type { AnnouncedMoves } from './use-announced-moves.ts';

/** Movements below this distance are clicks, in px. */
const DRAG_FROM = 4;

interface DragMove {
  list: RefObject<HTMLElement | null>;
  /** Items that can be moved, in their order. */
  items: readonly SortableItem[];
  layout: SortableListLayout;
  isDisabled: boolean;
  announced: AnnouncedMoves;
  /** Called when an item is dropped in another place. */
  onMove: (from: number, to: number) => void;
}

interface Drag {
  item: SortableItem;
  rows: readonly HTMLElement[];
  slots: readonly Slot[];
  from: number;
  to: number;
  /** Where the list was when the drag began. */
  origin: DOMRect;
  /** How many px of the window one of the list is. */
  scale: number;
  scrolled: Element;
  stopScrolling: () => void;
}

/**
 * Drags an item by its handle. It follows the pointer and the others make room by transforms, so nothing of the page is
 * laid out again until it is dropped.
 */
export function useDragMove({ list, items, layout, isDisabled, announced, onMove }: DragMove) {
  const drag = useRef<Drag>(undefined);
  const pressed = useRef<HTMLElement>(undefined);
  const [draggedKey, setDraggedKey] = useState<string>();

  useEffect(() => () => drag.current?.stopScrolling(), []);

  const begin = (): Drag | undefined => {
    const node = list.current;
    const rows = [
      ...(node?.querySelectorAll<HTMLElement>(':scope > [data-part="item"]:not([data-fixed])') ??
        []),
    ];
    const from = rows.findIndex((row) => row.contains(pressed.current ?? null));
    const item = items[from];
    if (!node || !item) return;
    // Safari doesn't focus a pressed button, and Escape goes to what has focus.
    pressed.current?.focus({ preventScroll: true });
    // The dragged item has no transition, so it is marked before the others get theirs.
    flushSync(() => setDraggedKey(item.key));
    node.setAttribute('data-sorting', '');
    announced.pickedUp(item, from);
    const origin = node.getBoundingClientRect();
    const scale = scaleOf(node);
    return {
      item,
      rows,
      slots: slotsOf(rows, origin, scale),
      from,
      to: from,
      origin,
      scale,
      scrolled: scrollParentOf(node),
      stopScrolling: () => {},
    };
  };
  const follow = (current: Drag, { x, y }: Distance) => {
    const { rows, slots, from, origin, scale } = current;
    const own = slots[from];
    const now = list.current?.getBoundingClientRect();
    if (!own || !now) return;
    // The list may have been scrolled under the pointer.
    const by = {
      x: layout === 'grid' ? x + (origin.left - now.left) / scale : 0,
      y: y + (origin.top - now.top) / scale,
    };
    const to = placeAt(slots, { left: own.left + by.x, top: own.top + by.y }, from);
    if (to !== current.to) {
      current.to = to;
      announced.moved(current.item, to);
    }
    rows.forEach((row, at) => {
      const { x: left, y: top } = at === from ? by : shiftOf(slots, at, from, to);
      row.style.transform = left || top ? `translate(${left}px, ${top}px)` : '';
    });
  };
  const end = (): Drag | undefined => {
    const current = drag.current;
    drag.current = undefined;
    // Its row may be removed while the list stays.
    pressed.current = undefined;
    current?.stopScrolling();
    list.current?.removeAttribute('data-sorting');
    for (const row of current?.rows ?? []) row.style.transform = '';
    setDraggedKey(undefined);
    return current;
  };

  const pointer = usePointerDrag({
    moved: list,
    canBegin: ({ button, currentTarget }) => {
      if (button !== 0 || isDisabled || !(currentTarget instanceof HTMLElement)) return false;
      pressed.current = currentTarget;
      return true;
    },
    onMove: (distance, event) => {
      if (!drag.current && Math.hypot(distance.x, distance.y) < DRAG_FROM) return;
      const current = drag.current ?? begin();
      if (!current) return;
      drag.current = current;
      current.stopScrolling();
      current.stopScrolling = scrollAtEdges(current.scrolled, event, () =>
        follow(current, distance),
      );
      follow(current, distance);
    },
    onEnd: (_distance, isReleased) => {
      const current = end();
      if (!current) return;
      if (!isReleased) return announced.cancelled(current.item);
      const from = items.findIndex(({ key }) => key === current.item.key);
      // It may have been removed in the meantime, by an update from the host.
      if (from < 0) return announced.cancelled(current.item);
      const to = Math.min(current.to, items.length - 1);
      announced.dropped(current.item, to);
      onMove(from, to);
    },
  });

  return {
    draggedKey,
    onPointerDown: pointer.onPointerDown,
    cancel: () => {
      pointer.stop();
      const current = end();
      if (current) announced.cancelled(current.item);
    },
  };
}
