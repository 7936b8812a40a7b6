import { InlineMessage } from '@booking/ui';
import type { EntityRow } from './api-types.ts';
import type { Entity } from './entity.ts';

interface ChangedSinceProps<E extends EntityRow, K extends string> {
  readonly entity: Pick<Entity<E, K>, 'columns' | 'noun'>;
  /** The record as it was when the dialog opened. */
  readonly before: E;
  readonly now: E;
}

/** Changes of a record by someone else while a dialog about it was open, by the columns of its list. */
export function ChangedSince<E extends EntityRow, K extends string>({
  entity: { columns, noun },
  before,
  now,
}: ChangedSinceProps<E, K>) {
  if (before === now) return null;
  const changes = columns.flatMap(({ file }) =>
    Object.entries(file).flatMap(([label, textIn]) => {
      const [old, text] = [before, now].map((row) => String(textIn(row) ?? '') || 'none');
      return old === text ? [] : `${label}: ${text}, before ${old}.`;
    }),
  );
  return (
    <InlineMessage tone="warning" role="status" title={`This ${noun.one} was changed`}>
      {changes.join(' ')} Check it, then try again.
    </InlineMessage>
  );
}
