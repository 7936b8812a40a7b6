'use client';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { reasonProps } from '../primitives/dom/reason-props.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { sortableListMessages } from '../sortable-list/sortable-list.messages.ts';
import { boardMessages } from './board.messages.ts';
import type { BoardCard, BoardColumn } from './board.types.ts';
import { cardKeys } from './card-keys.ts';
import { CardMenu } from './card-menu.tsx';
import type { Moves } from './use-moves.ts';

/** State and actions of the board that a card is on. */
export interface CardOwner<T extends BoardCard> {
  columns: readonly BoardColumn[];
  moves: Moves<T>;
  /** Key of the card that is dragged. */
  draggedKey: string | undefined;
  onPress: (card: T, event: PointerEvent<HTMLElement>) => void;
  onEscape: () => void;
  isDragEnd: () => boolean;
}

interface CardProps<T extends BoardCard> extends CardOwner<T> {
  card: T;
  children: ReactNode;
}

/** A card with its handle, which moves it by pointer and keys, and its menu. */
export function Card<T extends BoardCard>({ card, children, ...owner }: CardProps<T>) {
  const { columns, moves, draggedKey, onPress, onEscape, isDragEnd } = owner;
  const part = usePart();
  const list = useMessages('sortableList', sortableListMessages);
  const { pending } = useMessages('board', boardMessages);
  const { key, label, disabledReason } = card;
  const isPending = moves.isPending(card);
  const isDragged = draggedKey === key;
  const keys = cardKeys(card, columns, moves);
  const handle = {
    ...keys,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!isDragged) keys.onKeyDown(event);
      else if (event.key === 'Escape') onEscape();
    },
  };
  return (
    <li
      {...part('card', 'bk-board-card')}
      data-key={key}
      data-dragging={isDragged || keys['aria-pressed']}
      data-pending={isPending || undefined}
      aria-busy={isPending || undefined}
      onPointerDown={moves.canMove ? (event) => onPress(card, event) : undefined}
      onDragStart={(event) => event.preventDefault()}
      onClickCapture={(event: MouseEvent) => {
        if (!isDragEnd()) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {moves.canMove && (
        <button
          {...part('handle', 'bk-board-handle')}
          {...(disabledReason === undefined && handle)}
          type="button"
          aria-label={list.move(label)}
          aria-description={isPending ? pending : list.instructions}
          {...reasonProps(disabledReason)}
        >
          <Icon name="grip-vertical" size="sm" />
        </button>
      )}
      <div {...part('content', 'bk-board-content')}>{children}</div>
      {moves.canMove && <CardMenu card={card} columns={columns} moves={moves} />}
    </li>
  );
}
