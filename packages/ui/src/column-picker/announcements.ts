import type { englishNumbers } from '../messages/number-formats.ts';
import type { Announcements } from '../primitives/sortable.ts';
import type { columnPickerMessages } from './column-picker.messages.ts';
import type { ChoosableColumn } from './column-picker.types.ts';

/** Returns dnd-kit's announcements for moving a column. */
export function announcementsOf(
  columns: readonly ChoosableColumn[],
  messages: typeof columnPickerMessages,
  number: Pick<typeof englishNumbers, 'plain'>,
): Announcements {
  const nameOf = (id: string | number) => columns.find(({ key }) => key === id)?.label ?? '';
  const place = (id: string | number) =>
    number.plain(columns.findIndex(({ key }) => key === id) + 1);
  const count = [columns.length, number.plain(columns.length)] as const;
  return {
    onDragStart: ({ active }) => messages.pickedUp(nameOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? messages.at(nameOf(active.id), place(over.id), ...count) : undefined,
    onDragEnd: ({ active, over }) =>
      messages.dropped(nameOf(active.id), place(over?.id ?? active.id), ...count),
    onDragCancel: ({ active }) => messages.cancelled(nameOf(active.id)),
  };
}
