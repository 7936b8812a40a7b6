import type { englishNumbers } from '../messages/number-formats.ts';
import type { Announcements } from '../primitives/sortable.ts';
import type { sortableListMessages } from './sortable-list.messages.ts';
import type { SortableItem } from './sortable-list.types.ts';

/** Returns dnd-kit's announcements for moving an item. */
export function announcementsOf(
  items: readonly SortableItem[],
  messages: typeof sortableListMessages,
  number: Pick<typeof englishNumbers, 'plain'>,
): Announcements {
  const nameOf = (id: string | number) => items.find(({ key }) => key === id)?.label ?? '';
  const place = (id: string | number) => number.plain(items.findIndex(({ key }) => key === id) + 1);
  const count = [items.length, number.plain(items.length)] as const;
  return {
    onDragStart: ({ active }) => messages.pickedUp(nameOf(active.id), place(active.id), ...count),
    onDragOver: ({ active, over }) =>
      over ? messages.at(nameOf(active.id), place(over.id), ...count) : undefined,
    onDragEnd: ({ active, over }) =>
      messages.dropped(nameOf(active.id), place(over?.id ?? active.id), ...count),
    onDragCancel: ({ active }) => messages.cancelled(nameOf(active.id)),
  };
}
