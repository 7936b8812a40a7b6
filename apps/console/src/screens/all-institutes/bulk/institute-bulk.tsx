import { BulkBar, Button, type IconName } from '@booking/ui';
import { BULK_MAX } from '../../../bulk/run-writes.ts';
import type { InstituteFilterKey } from '../../../institutes/institute-rule.ts';
import type { permissions } from '../../../institutes/permissions.ts';
import type { Export } from '../../../list/export/use-export.ts';
import type { Selection } from '../../../list/selection/use-selection.ts';
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
  readonly permission: keyof typeof permissions;
  readonly icon: IconName;
  readonly name: string;
}

const changes: readonly Change[] = [
  {
    kind: 'bulkStatus',
    permission: 'changeStatus',
    icon: 'circle-dot-dashed',
    name: 'Change status',
  },
  { kind: 'addTag', permission: 'tag', icon: 'plus', name: 'Add tag' },
  { kind: 'removeTag', permission: 'tag', icon: 'minus', name: 'Remove tag' },
];

/** What can be done with the institutes that are ticked. */
export default function InstituteBulk({ selection, exporting, dialogs }: InstituteBulkProps) {
  const { count, rows, clear } = selection;
  const { format } = numberFormat();
  const tooMany =
    count > BULK_MAX
      ? `You can change up to ${BULK_MAX} institutes at once. ${format(count)} are selected.`
      : undefined;
  return (
    <BulkBar className="ck-bulk-bar" count={count} onClear={clear}>
      {changes.map(({ kind, permission, icon, name }) => (
        <Button
          key={kind}
          color="transparent"
          size="sm"
          icon={icon}
          disabledReason={tooMany ?? dialogs.denialReason(permission)}
          onClick={() => dialogs.bulk(kind, { rows, onDone: clear })}
        >
          {name}
        </Button>
      ))}
      <Button
        color="transparent"
        size="sm"
        icon="download"
        onClick={() => exporting.start(rows, count)}
      >
        Export
      </Button>
    </BulkBar>
  );
}
