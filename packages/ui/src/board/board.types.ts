import type { ComponentProps, ReactNode } from 'react';
import type { PartsProps } from '../primitives/react/parts.ts';
import type { ChangeResult } from '../primitives/react/use-promised.ts';

/** An item to move, such as a room to clean or a task. */
export interface BoardCard {
  key: string;
  /** Key of its column. */
  column: string;
  /** Its name, for screen readers. Shown too, unless `renderCard` shows something else. */
  label: string;
  /** Why it can't be moved. */
  disabledReason?: string | undefined;
}

/** A list of cards. */
export interface BoardColumn {
  key: string;
  label: string;
  /** The most cards that it takes. More are shown, and none comes in. */
  limit?: number | undefined;
  /** Why no more cards come in. Default: that it has its limit. */
  limitReason?: string | undefined;
  /** Shown while it has no cards. Default a few words. */
  empty?: ReactNode;
}

/** Where a card goes. */
export interface BoardMove<T extends BoardCard = BoardCard> {
  card: T;
  /** Key of the column. */
  column: string;
  /** Its place among the other cards of the column; 0 is the first. */
  index: number;
}

/** The parts of `Board`. */
export type BoardPart =
  | 'card'
  | 'column'
  | 'columns'
  | 'content'
  | 'count'
  | 'empty'
  | 'ghost'
  | 'handle'
  | 'head'
  | 'list'
  | 'menu'
  | 'notice'
  | 'place'
  | 'title';

export interface BoardProps<T extends BoardCard = BoardCard>
  extends PartsProps<BoardPart>,
    Omit<ComponentProps<'section'>, 'children'> {
  /** The accessible name of the board. */
  label: string;
  /** In their order. */
  columns: readonly BoardColumn[];
  /** In their order: those of a column are as they follow each other. */
  cards: readonly T[];
  /** Returns the content of a card. Default its label. */
  renderCard?: ((card: T) => ReactNode) | undefined;
  /**
   * Called when a card is moved: give it its new place in `cards`, with `movedCards`. Return `{ refused: reason }` or
   * `false` to leave it, or a promise: the card is shown as pending, and is taken back if that fails. Without it cards stay.
   */
  onMove?: ((move: BoardMove<T>) => ChangeResult) | undefined;
}
