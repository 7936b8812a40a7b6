import { Button, IconButton, type IconName, Menu } from '@booking/ui';
import { useRef } from 'react';
import type { Ask } from '../../../access/can.ts';
import { BULK_MAX } from '../../../bulk/run-writes.ts';
import type { InstituteFilterKey } from '../../../institutes/institute-rule.ts';
import type { Export } from '../../../list/export/use-export.ts';
import { SelectionBar } from '../../../list/selection/selection-bar.tsx';
import type { Selection } from '../../../list/selection/use-selection.ts';
import { useBreakpoint } from '../../../list/use-breakpoint.ts';
import { numberFormat } from '../../../region/region.ts';
import type { Dialogs } from '../use-dialogs.tsx';
import type { BulkKind } from './bulk-request.ts';

export interface InstituteBulkProps {
  readonly selection: Selection<InstituteFilterKey>;
  readonly exporting: Export<InstituteFilterKey>;
  readonly dialogs: Dialogs;
}

interface Change {
  readonly kind: BulkKind;
  readonly call: Ask;
  readonly icon: IconName;
  readonly name: string;
}

const changes: readonly Change[] = [
  {
    kind: 'bulkStatus',
    call: 'institution.changeStatus',
    icon: 'circle-dot-dashed',
    name: 'Change status',
  },
  { kind: 'addTag', call: 'institution.administer', icon: 'plus', name: 'Add tag' },
  { kind: 'removeTag', call: 'institution.administer', icon: 'minus', name: 'Remove tag' },
];

/** Window width, in px, from which all actions fit in one row. */
const WIDE = 640;

/** The bulk actions for selected institutes. */
export default function InstituteBulk({ selection, exporting, dialogs }: InstituteBulkProps) {
  const { count, rows, clear } = selection;
  const { format } = numberFormat();
  const tooMany =
    count > BULK_MAX
      ? `You can change up to ${BULK_MAX} institutes at once. ${format(count)} are selected.`
      : undefined;
  const isWide = useBreakpoint(useRef(document.documentElement), [WIDE]) === WIDE;
  const actions = [
    ...changes.map(({ kind, call, icon, name }) => ({
      name,
      icon,
      disabledReason: tooMany ?? dialogs.can(call).reason,
      onSelect: () => dialogs.bulk(kind, { rows, onDone: clear }),
    })),
    {
      name: 'Export',
      icon: 'download',
      disabledReason: undefined,
      onSelect: () => exporting.start(rows, count),
    },
  ] as const;
  const rest = isWide ? [] : actions.slice(1);
  return (
    <SelectionBar selection={selection}>
      {(isWide ? actions : actions.slice(0, 1)).map(({ name, icon, disabledReason, onSelect }) => (
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
          items={rest.map(({ name, icon, disabledReason, onSelect }) => ({
            label: name,
            icon,
            disabledReason,
            onSelect,
          }))}
        />
      )}
    </SelectionBar>
  );
}
