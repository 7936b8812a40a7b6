import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { directionOf } from '../primitives/dom/direction.ts';
import { isFocusLeft } from '../primitives/dom/focus-left.ts';
import { moved } from './moved.ts';
import type { SortableItem } from './sortable-list.types.ts';
import type { SortableListLayout } from './sortable-list.variants.ts';
import type { AnnouncedMoves } from './use-announced-moves.ts';

interface KeyboardMove {
  /** Items that can be moved, in their order. */
  items: readonly SortableItem[];
  layout: SortableListLayout;
  announced: AnnouncedMoves;
  /** Called when an item is dropped in another place. */
  onMove: (from: number, to: number) => void;
}

/**
 * Moves an item by keyboard: Space or Enter picks it up and drops it, arrow keys, Home and End move it, Escape and
 * leaving it cancel. Nothing has to be measured first, so no key is lost, however quickly it follows.
 */
export function useKeyboardMove({ items, layout, announced, onMove }: KeyboardMove) {
  const [lifted, setLifted] = useState<{ key: string; to: number }>();
  const keys = items.map(({ key }) => key);
  const from = lifted ? keys.indexOf(lifted.key) : -1;
  const liftedKey = from < 0 ? undefined : lifted?.key;

  return {
    liftedKey,
    /** The keys in the order to show. */
    order: lifted && from >= 0 ? moved(keys, from, lifted.to) : keys,
    handleOf: (item: SortableItem) => {
      const to = lifted && liftedKey === item.key ? lifted.to : undefined;
      const cancel = () => {
        setLifted(undefined);
        announced.cancelled(item);
      };
      return {
        'aria-pressed': to !== undefined || undefined,
        onBlur: (event: FocusEvent) => {
          if (to !== undefined && isFocusLeft(event)) cancel();
        },
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          const isSwitch = event.key === ' ' || event.key === 'Enter';
          if (event.key === 'Tab' || (to === undefined && !isSwitch)) return;
          event.preventDefault();
          // A fieldset around was disabled after it was picked up.
          if (event.currentTarget.matches(':disabled')) return cancel();
          if (isSwitch) {
            // A key that is held does not pick up and drop in turn.
            if (event.repeat) return;
            const at = keys.indexOf(item.key);
            setLifted(to === undefined ? { key: item.key, to: at } : undefined);
            if (to === undefined) return announced.pickedUp(item, at);
            announced.dropped(item, to);
            return onMove(at, to);
          }
          if (event.key === 'Escape') return cancel();
          if (to === undefined) return;
          const next = placeAfter(event, to, keys.length, layout);
          if (next === to) return;
          flushSync(() => setLifted({ key: item.key, to: next }));
          event.currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
          announced.moved(item, next);
        },
      };
    },
  };
}

/** Returns the place that a key moves an item to from its place `at`. */
function placeAfter(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  at: number,
  count: number,
  layout: SortableListLayout,
): number {
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const isGrid = layout === 'grid';
  const across = isGrid ? (directionOf(currentTarget) === 'rtl' ? -1 : 1) : 0;
  const columns = isGrid ? columnsOf(currentTarget) : 1;
  const isInLastRow = Math.floor(at / columns) === Math.floor(last / columns);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: across,
    ArrowLeft: -across,
    ArrowUp: at < columns ? 0 : -columns,
    // From above a gap in the last row to its end.
    ArrowDown: isInLastRow ? 0 : Math.min(columns, last - at),
  };
  return Math.min(last, Math.max(0, at + (steps[key] ?? 0)));
}

/** Returns how many cards a row has. */
function columnsOf(handle: Element): number {
  const tops = [...(handle.closest('ul')?.children ?? [])].map(
    (item) => item.getBoundingClientRect().top,
  );
  return tops.filter((top) => top === tops[0]).length;
}
