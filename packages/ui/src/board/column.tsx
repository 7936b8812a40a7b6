'use client';
import { type ReactNode, useId } from 'react';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { boardMessages } from './board.messages.ts';
import type { BoardCard, BoardColumn } from './board.types.ts';
import { Card, type CardOwner } from './card.tsx';
import { cardsIn } from './places.ts';
import type { Draft } from './use-moves.ts';

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
  const content = cards.map((card) => (
    <Card {...owner} key={card.key} card={card}>
      {renderCard(card)}
    </Card>
  ));
  if (isOver && !isRefusing) {
    const next = cards.filter((card) => card.key !== draft.card.key)[draft.index];
    // Made again in each place, so that it comes into view there.
    const place = <Place key={`bk-place-${draft.index}`} by={draft.by} />;
    content.splice(next ? cards.indexOf(next) : cards.length, 0, place);
  }
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
          <VisuallyHidden>
            {most === undefined
              ? messages.count(cards.length, count)
              : messages.countOf(count, most)}
          </VisuallyHidden>
        </span>
      </div>
      <ul {...part('list', 'bk-board-list')} aria-labelledby={id}>
        {content}
        {cards.length === 0 && <li {...part('empty', 'bk-board-empty')}>{empty}</li>}
      </ul>
    </div>
  );
}

/** The line where the card would be, among the other cards. Keys may have moved it out of view. */
function Place({ by }: Pick<Draft<BoardCard>, 'by'>) {
  const part = usePart();
  const ref = by === 'keys' ? show : undefined;
  return <li {...part('place', 'bk-board-place')} ref={ref} aria-hidden="true" />;
}

const show = (element: HTMLElement | null) =>
  element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
