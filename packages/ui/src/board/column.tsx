'use client';
import { type ReactNode, useId } from 'react';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { boardMessages } from './board.messages.ts';
import type { BoardCard, BoardColumn } from './board.types.ts';
import { Card, type CardOwner } from './card.tsx';
import { cardsIn } from './places.ts';

interface ColumnProps<T extends BoardCard> extends CardOwner<T> {
  column: BoardColumn;
  renderCard: (card: T) => ReactNode;
}

/** A list of cards under its name and their count. */
export function Column<T extends BoardCard>({ column, renderCard, ...owner }: ColumnProps<T>) {
  const { draft, cards: all, fullReason, isAtItsPlace } = owner.moves;
  const part = usePart();
  const messages = useMessages('board', boardMessages);
  const number = useNumber();
  const id = useId();
  const { key, label, limit, empty = messages.empty } = column;
  const cards = cardsIn(all, key);
  const count = number.plain(cards.length);
  const most = limit === undefined ? undefined : number.plain(limit);
  const isOver = draft?.column === key && !isAtItsPlace(draft);
  const isRefusing = isOver && fullReason(draft.card, key) !== undefined;
  /** The line where the card would be, among the other cards. */
  const place = isOver && !isRefusing && (
    <li
      {...part('place', 'bk-board-place')}
      // Made anew in each place, so that it comes into view there.
      key={`bk-place-${draft.index}`}
      ref={draft.by === 'keys' ? showPlace : undefined}
      aria-hidden="true"
    />
  );
  const others = draft ? cards.filter((card) => card.key !== draft.card.key) : cards;
  const before = isOver ? others[draft.index]?.key : undefined;
  return (
    <div
      {...part('column', 'bk-board-column')}
      data-key={key}
      data-over={(isOver && !isRefusing) || undefined}
      data-refusing={isRefusing || undefined}
      data-full={(limit !== undefined && cards.length >= limit) || undefined}
    >
      <div {...part('head', 'bk-board-head')}>
        <span {...part('title', 'bk-board-title')} id={id}>
          {label}
        </span>
        <span {...part('count', 'bk-board-count')}>
          <span aria-hidden="true">{most === undefined ? count : `${count}/${most}`}</span>
          <span className="bk-visually-hidden">
            {most === undefined
              ? messages.count(cards.length, count)
              : messages.countOf(count, most)}
          </span>
        </span>
      </div>
      <ul {...part('list', 'bk-board-list')} aria-labelledby={id}>
        {cards.flatMap((card) => [
          card.key === before && place,
          <Card {...owner} key={card.key} card={card}>
            {renderCard(card)}
          </Card>,
        ])}
        {before === undefined && place}
        {cards.length === 0 && <li {...part('empty', 'bk-board-empty')}>{empty}</li>}
      </ul>
    </div>
  );
}

/** Brings the line into view, which keys may have moved out of it. */
const showPlace = (element: HTMLElement | null) =>
  element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
