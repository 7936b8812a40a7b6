'use client';
import { IconButton } from '../icon-button/index.ts';
import { Menu, type MenuItem } from '../menu/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { sortableListMessages } from '../sortable-list/sortable-list.messages.ts';
import { boardMessages } from './board.messages.ts';
import type { BoardCard, BoardColumn } from './board.types.ts';
import { placeOf } from './places.ts';
import type { Moves } from './use-moves.ts';

interface CardMenuProps<T extends BoardCard> {
  card: T;
  columns: readonly BoardColumn[];
  moves: Moves<T>;
}

/** The way to move a card without dragging (WCAG 2.5.7). */
export function CardMenu<T extends BoardCard>({ card, columns, moves }: CardMenuProps<T>) {
  const part = usePart();
  const messages = useMessages('board', boardMessages);
  const list = useMessages('sortableList', sortableListMessages);
  const { label, column } = card;
  const index = placeOf(moves.cards, card);
  const last = moves.othersIn({ card, column }).length;
  const items: MenuItem[] = [
    {
      label: list.up(label),
      icon: 'arrow-up',
      disabledReason: index === 0 ? list.isFirst : undefined,
      onSelect: () => moves.move({ card, column, index: index - 1 }),
    },
    {
      label: list.down(label),
      icon: 'arrow-down',
      disabledReason: index === last ? list.isLast : undefined,
      onSelect: () => moves.move({ card, column, index: index + 1 }),
    },
    {
      label: messages.column,
      value: column,
      options: columns.map(({ key, label: name }) => ({
        value: key,
        label: name,
        disabledReason: moves.fullReason(card, key),
      })),
      onChange(next: string) {
        if (next === column) return;
        moves.move({ card, column: next, index: moves.othersIn({ card, column: next }).length });
      },
    },
  ];
  return (
    <Menu
      label={messages.moveTo(label)}
      items={items}
      trigger={
        <IconButton
          {...part('menu', 'bk-board-menu')}
          icon="ellipsis"
          size="sm"
          label={messages.moveTo(label)}
          disabledReason={card.disabledReason}
        />
      }
    />
  );
}
