import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../messages/use-messages.ts';
import { useNumber } from '../messages/use-number.ts';
import { announce } from '../primitives/announce.ts';
import { directionOf } from '../primitives/direction.ts';
import { moved } from './moved.ts';
import { sortableListMessages } from './sortable-list.messages.ts';
import type { SortableItem } from './sortable-list.types.ts';
import type { SortableListLayout } from './sortable-list.variants.ts';

interface KeyboardMove {
  /** Items that can be moved, in their order. */
  items: readonly SortableItem[];
  layout: SortableListLayout;
  /** Called when an item is dropped in another place. */
  onMove: (from: number, to: number) => void;
}

/**
 * Moves an item by keyboard: Space or Enter picks it up and drops it, arrow keys, Home and End move it, Escape cancels.
 * Nothing is measured before a key counts, so keys pressed in quick succession are never lost.
 */
export function useKeyboardMove({ items, layout, onMove }: KeyboardMove) {
  const messages = useMessages('sortableList', sortableListMessages);
  const number = useNumber();
  const [lifted, setLifted] = useState<{ key: string; to: number }>();
  const silence = useRef<() => void>(undefined);
  const keys = items.map(({ key }) => key);
  const from = lifted ? keys.indexOf(lifted.key) : -1;

  const say = (text: string) => {
    // A position that was passed quickly is not spoken.
    silence.current?.();
    silence.current = announce(text);
  };
  const positionOf = (index: number) =>
    [number.plain(index + 1), keys.length, number.plain(keys.length)] as const;
  const cancel = ({ label }: SortableItem) => {
    setLifted(undefined);
    say(messages.cancelled(label));
  };

  return {
    liftedKey: from < 0 ? undefined : lifted?.key,
    /** The keys in the order to show. */
    order: lifted && from >= 0 ? moved(keys, from, lifted.to) : keys,
    handleOf: (item: SortableItem) => {
      const isLifted = lifted?.key === item.key && from >= 0;
      return {
        'aria-pressed': isLifted || undefined,
        onBlur: () => {
          if (isLifted) cancel(item);
        },
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          const { key } = event;
          const isSwitch = key === ' ' || key === 'Enter';
          if (!isLifted) {
            if (!isSwitch || event.repeat) return;
            event.preventDefault();
            const at = keys.indexOf(item.key);
            setLifted({ key: item.key, to: at });
            say(messages.pickedUp(item.label, ...positionOf(at)));
            return;
          }
          if (key === 'Tab') return;
          event.preventDefault();
          if (key === 'Escape') cancel(item);
          if (isSwitch && !event.repeat) {
            setLifted(undefined);
            say(messages.dropped(item.label, ...positionOf(lifted.to)));
            onMove(from, lifted.to);
          }
          const to = targetOf(event, lifted.to, keys.length, layout);
          if (to === lifted.to) return;
          flushSync(() => setLifted({ key: item.key, to }));
          event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          say(messages.at(item.label, ...positionOf(to)));
        },
      };
    },
  };
}

/** Returns the place that a key moves an item to. */
function targetOf(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  at: number,
  count: number,
  layout: SortableListLayout,
): number {
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (layout === 'list') {
    return Math.min(last, Math.max(0, at + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)));
  }
  const across = directionOf(currentTarget) === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return Math.min(last, Math.max(0, at + across));
  if (key === 'ArrowLeft') return Math.min(last, Math.max(0, at - across));
  const columns = columnsOf(currentTarget);
  if (key === 'ArrowUp') return at < columns ? at : at - columns;
  // From above a gap in the last row to its end.
  const isInLastRow = Math.floor(at / columns) === Math.floor(last / columns);
  return key === 'ArrowDown' && !isInLastRow ? Math.min(last, at + columns) : at;
}

/** Returns how many cards a row has. */
function columnsOf(handle: Element): number {
  const rows = [...(handle.closest('ul')?.children ?? [])].map(
    (item) => item.getBoundingClientRect().top,
  );
  return rows.filter((top) => top === rows[0]).length;
}
