import type { FocusEvent, KeyboardEvent } from 'react';
import { directionOf } from '../primitives/dom/direction.ts';
import { isFocusLeft } from '../primitives/dom/focus-left.ts';
import type { BoardCard, BoardColumn } from './board.types.ts';
import type { Draft, Moves } from './use-moves.ts';

/**
 * Moves a card by the keys of its handle: Space or Enter picks it up and drops it, arrow keys, Home and End move it,
 * Escape and leaving it take it back.
 */
export function cardKeys<T extends BoardCard>(
  card: T,
  columns: readonly BoardColumn[],
  moves: Moves<T>,
) {
  const draft = moves.draft?.card.key === card.key ? moves.draft : undefined;
  const lifted = draft?.by === 'keys' ? draft : undefined;
  return {
    'aria-pressed': lifted !== undefined || undefined,
    onBlur(event: FocusEvent) {
      if (lifted && isFocusLeft(event)) moves.cancel(card);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const isSwitch = event.key === ' ' || event.key === 'Enter';
      if (event.key === 'Tab' || (!lifted && !isSwitch)) return;
      event.preventDefault();
      // A key that is held does not pick up and drop in turn.
      if (isSwitch && event.repeat) return;
      if (!lifted) return moves.lift(card, 'keys');
      if (isSwitch) return moves.drop(lifted);
      if (event.key === 'Escape') return moves.cancel(card);
      const next = draftAfter(event, lifted, columns, moves);
      if (next.column !== lifted.column || next.index !== lifted.index) moves.show(next);
    },
  };
}

/** Returns where a key moves a card to. */
function draftAfter<T extends BoardCard>(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  draft: Draft<T>,
  columns: readonly BoardColumn[],
  moves: Moves<T>,
): Draft<T> {
  const last = moves.othersIn(draft).length;
  const forward = directionOf(currentTarget) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'Home':
      return { ...draft, index: 0 };
    case 'End':
      return { ...draft, index: last };
    case 'ArrowUp':
      return { ...draft, index: Math.max(0, draft.index - 1) };
    case 'ArrowDown':
      return { ...draft, index: Math.min(last, draft.index + 1) };
    case 'ArrowLeft':
    case 'ArrowRight': {
      const at = columns.findIndex((column) => column.key === draft.column);
      const column = columns[at + (key === forward ? 1 : -1)]?.key ?? draft.column;
      const count = moves.othersIn({ ...draft, column }).length;
      return { ...draft, column, index: Math.min(count, draft.index) };
    }
    default:
      return draft;
  }
}
