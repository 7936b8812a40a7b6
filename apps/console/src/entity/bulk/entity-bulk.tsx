import { Button, IconButton, Menu } from '@booking/ui';
import { useRef } from 'react';
import type { Export } from '../../list/export/use-export.ts';
import { SelectionBar } from '../../list/selection/selection-bar.tsx';
import type { RowsToRead, Selection } from '../../list/selection/use-selection.ts';
import { useBreakpoint } from '../../list/use-breakpoint.ts';
import { numberFormat } from '../../region/region.ts';
import type { EntityRow } from '../api-types.ts';
import type { Entity, EntityTools } from '../entity.ts';
import { focusTarget } from '../use-entity-dialogs.tsx';
import type { Within } from '../use-entity-list.ts';

export interface EntityBulkProps<E extends EntityRow, K extends string> {
  readonly entity: Entity<E, K>;
  readonly tools: EntityTools<E, K>;
  readonly selection: Selection<K>;
  readonly exporting: Export<K>;
  /** Filters of the list besides its criteria, such as the institute of its page. */
  readonly within?: Within<K> | undefined;
}

/** Window width, in px, from which all actions fit in one row. */
const WIDE = 640;

/** The bulk actions for selected rows. */
export default function EntityBulk<E extends EntityRow, K extends string>({
  entity,
  tools,
  selection,
  exporting,
  within,
}: EntityBulkProps<E, K>) {
  const { count, clear } = selection;
  const rows: RowsToRead<K> =
    selection.rows.kind === 'matching'
      ? { ...selection.rows, query: { ...selection.rows.query, ...within } }
      : selection.rows;
  const { format } = numberFormat();
  const tooMany = (most = count) =>
    count > most
      ? `Select up to ${format(most)} ${entity.noun.many} at a time. ${format(count)} are selected.`
      : undefined;
  const isWide = useBreakpoint(useRef(document.documentElement), [WIDE]) === WIDE;
  const buttons = [
    ...entity.actions.flatMap(({ runMany, ...action }) =>
      runMany
        ? {
            name: action.label,
            icon: action.icon,
            disabledReason: tools.accessTo(action).reason ?? tooMany(action.most),
            onSelect: () =>
              runMany({ rows, count, onDone: clear, returnFocus: focusTarget() }, tools),
          }
        : [],
    ),
    {
      name: 'Export',
      icon: 'download' as const,
      disabledReason: undefined,
      onSelect: () => exporting.start(rows, count),
    },
  ];
  const rest = isWide ? [] : buttons.slice(1);
  return (
    <SelectionBar selection={selection}>
      {(isWide ? buttons : buttons.slice(0, 1)).map(({ name, icon, disabledReason, onSelect }) => (
        <Button
          key={name}
          color="transparent"
          size="sm"
          icon={icon}
          disabledReason={disabledReason}
          onClick={onSelect}
        >
          {name}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          label="More actions"
          trigger={<IconButton icon="ellipsis" label="More actions" size="sm" />}
          items={rest.map(({ name, ...item }) => ({ ...item, label: name }))}
        />
      )}
    </SelectionBar>
  );
}
