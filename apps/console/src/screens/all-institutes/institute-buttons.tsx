import type { Institution } from '@booking/api-client';
import { IconButton } from '@booking/ui';
import type { Dialogs } from './use-dialogs.tsx';

interface InstituteButtonsProps {
  readonly institute: Institution;
  readonly dialogs: Dialogs;
}

/** The most frequent actions on an institute, at the end of its row. */
export function InstituteButtons({ institute, dialogs }: InstituteButtonsProps) {
  const { name } = institute;
  return (
    <>
      <IconButton
        icon="pencil"
        label={`Edit ${name}`}
        caption="Edit"
        size="sm"
        disabledReason={dialogs.can('institution.update', institute).reason}
        onClick={() => dialogs.edit(institute)}
      />
      <IconButton
        icon="circle-dot-dashed"
        label={`Change status of ${name}`}
        caption="Change status"
        size="sm"
        disabledReason={dialogs.can('institution.changeStatus', institute).reason}
        onClick={() => dialogs.changeStatus(institute)}
      />
    </>
  );
}
