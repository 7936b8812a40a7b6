'use client';
import { useRef, useState } from 'react';
import { announce } from '../primitives/dom/announce.ts';
import { usePromised } from '../primitives/react/use-promised.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { sortableListMessages } from '../sortable-list/sortable-list.messages.ts';
import { boardMessages } from './board.messages.ts';
import type { BoardCard, BoardMove, BoardProps } from './board.types.ts';
import { cardsIn, movedCards, othersOf, placeOf } from './places.ts';

/** A move before it is made. */
export interface Draft<T extends BoardCard> extends BoardMove<T> {
  readonly by: 'keys' | 'pointer';
}

type MovesOptions<T extends BoardCard> = Pick<BoardProps<T>, 'cards' | 'columns' | 'onMove'>;

/** Moves cards: shows where one would be, asks the host, keeps what it promises, and takes back what it refuses. */
export function useMoves<T extends BoardCard>({ cards, columns, onMove }: MovesOptions<T>) {
  const messages = useMessages('board', boardMessages);
  const { cancelled, pickedUp } = useMessages('sortableList', sortableListMessages);
  const number = useNumber();
  const [draft, setDraft] = useState<Draft<T>>();
  /** Why the last card was not moved. */
  const [notice, setNotice] = useState<string>();
  const silence = useRef<() => void>(undefined);

  const say = (text: string) => {
    silence.current?.();
    silence.current = announce(text);
  };
  const explain = (text: string, reason: string) => {
    setNotice(reason);
    say(text);
  };
  const columnOf = (key: string) => columns.find((column) => column.key === key);

  const promised = usePromised<BoardMove<T>>(messages.failed, (move, refused) => {
    if (refused === undefined) say(messages.dropped(...nameOf(move)));
    else if (refused === false) say(cancelled(move.card.label));
    else explain(messages.refused(move.card.label, refused), refused);
  });
  const shown = promised.pending.reduce<readonly T[]>(movedCards, cards);

  const othersIn = ({ card, column }: Pick<BoardMove<T>, 'card' | 'column'>) =>
    cardsIn(othersOf(shown, card), column);
  const nameOf = (move: BoardMove<T>) => {
    const column = columnOf(move.column)?.label ?? move.column;
    const count = othersIn(move).length + 1;
    return [move.card.label, column, number.plain(move.index + 1), number.plain(count)] as const;
  };
  /** Returns why a column takes no card that isn't in it. */
  const fullReason = (card: T, key: string): string | undefined => {
    const { label, limit, limitReason } = columnOf(key) ?? {};
    if (limit === undefined || card.column === key) return undefined;
    if (cardsIn(othersOf(shown, card), key).length < limit) return undefined;
    return limitReason ?? messages.full(label ?? key, number.plain(limit));
  };
  const isAtItsPlace = ({ card, column, index }: BoardMove<T>) =>
    column === card.column && index === placeOf(shown, card);

  const move = ({ card, column, index }: BoardMove<T>) => {
    setNotice(undefined);
    const reason = fullReason(card, column);
    if (reason !== undefined) return explain(messages.refused(card.label, reason), reason);
    const change = { card, column, index };
    promised.settle(change, onMove?.(change));
  };

  return {
    draft,
    notice,
    cards: shown,
    canMove: onMove !== undefined,
    fullReason,
    isAtItsPlace,
    othersIn,
    isPending: ({ key }: T) => promised.pending.some(({ card }) => card.key === key),
    move,
    /** Says why a card stays where it is. */
    explain: ({ label }: T, reason: string) => explain(`${label}: ${reason}`, reason),
    lift(card: T, by: Draft<T>['by']) {
      setNotice(undefined);
      const index = placeOf(shown, card);
      const count = cardsIn(shown, card.column).length;
      setDraft({ card, column: card.column, index, by });
      say(pickedUp(card.label, number.plain(index + 1), count, number.plain(count)));
    },
    /** Shows where a card would be. */
    show(next: Draft<T>) {
      setDraft(next);
      const reason = fullReason(next.card, next.column);
      const place = messages.at(...nameOf(next));
      say(reason === undefined ? place : `${place} ${reason}`);
    },
    drop(last: Draft<T>) {
      setDraft(undefined);
      if (isAtItsPlace(last)) say(cancelled(last.card.label));
      else move(last);
    },
    cancel({ label }: T) {
      setDraft(undefined);
      say(cancelled(label));
    },
  };
}

export type Moves<T extends BoardCard> = ReturnType<typeof useMoves<T>>;
