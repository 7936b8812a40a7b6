import type { Announcements } from '../primitives/sortable.ts';
import type { englishNumbers } from '../words/number.words.ts';
import type { ChoosableColumn } from './columns-chooser.types.ts';
import type { columnsChooserWords } from './columns-chooser.words.ts';

/** What is said while a column is moved. */
export function announcementsOf(
  columns: readonly ChoosableColumn[],
  words: typeof columnsChooserWords,
  number: Pick<typeof englishNumbers, 'plain'>,
): Announcements {
  const nameOf = (id: string | number) => columns.find(({ key }) => key === id)?.label ?? '';
  const place = (id: string | number) =>
    number.plain(columns.findIndex(({ key }) => key === id) + 1);
  const count = [columns.length, number.plain(columns.length)] as const;
  return {
    onDragStart: ({ active }) => words.lifted(nameOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? words.at(nameOf(active.id), place(over.id), ...count) : undefined,
    onDragEnd: ({ active, over }) =>
      words.dropped(nameOf(active.id), place(over?.id ?? active.id), ...count),
    onDragCancel: ({ active }) => words.cancelled(nameOf(active.id)),
  };
}
