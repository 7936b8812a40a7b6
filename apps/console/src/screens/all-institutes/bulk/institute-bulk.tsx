import { BulkBar, Button } from '@booking/ui';
import { BULK_MAX } from '../../../bulk/run-writes.ts';
import type { Export } from '../../../list/export/use-export.ts';
import type { Selection } from '../../../list/selection/use-selection.ts';
import { numberFormat } from '../../../region/region.ts';
import type { InstituteFilterKey } from '../institute-rule.ts';
import type { BulkKind, Dialogs } from '../use-dialogs.tsx';

export interface InstituteBulkProps {
  readonly selection: Selection<InstituteFilterKey>;
  readonly exporting: Export<InstituteFilterKey>;
  readonly dialogs: Dialogs;
}

/** What can be done with the institutes that are ticked. */
export default function InstituteBulk({ selection, exporting, dialogs }: InstituteBulkProps) {
  const { count, rows, clear } = selection;
  const { format } = numberFormat();
  const tooMany =
    count > BULK_MAX
      ? `At most ${BULK_MAX} institutes are changed at once. ${format(count)} are selected.`
      : undefined;
  const open = (kind: BulkKind) => dialogs.bulk(kind, { rows, onDone: clear });
  return (
    <BulkBar className="ck-bulk-bar" count={count} onClear={clear}>
      <Button
        color="transparent"
        size="sm"
        icon="circle-dot-dashed"
        disabledReason={tooMany ?? dialogs.gate('changeStatus')}
        onClick={() => open('bulkStatus')}
      >
        Change status
      </Button>
      <Button
        color="transparent"
        size="sm"
        icon="plus"
        disabledReason={tooMany ?? dialogs.gate('tag')}
        onClick={() => open('addTag')}
      >
        Add tag
      </Button>
      <Button
        color="transparent"
        size="sm"
        icon="minus"
        disabledReason={tooMany ?? dialogs.gate('tag')}
        onClick={() => open('removeTag')}
      >
        Remove tag
      </Button>
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
