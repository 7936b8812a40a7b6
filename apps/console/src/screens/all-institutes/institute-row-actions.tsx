import type { Institution } from '@booking/api-client';
import { IconButton, Menu, notify } from '@booking/ui';
import type { Dialogs } from './use-dialogs.tsx';

export interface InstituteRowActionsProps {
  readonly institute: Institution;
  readonly dialogs: Dialogs;
  /** The address of the list with a row open. */
  readonly href: (changes: { open: string }) => string;
}

/** What can be done with an institute, at the end of its row. */
export function InstituteRowActions({ institute, dialogs, href }: InstituteRowActionsProps) {
  const { _id, name } = institute;
  return (
    <>
      <IconButton
        icon="pencil"
        label={`Edit ${name}`}
        caption="Edit"
        size="sm"
        onClick={() => dialogs.edit(institute)}
      />
      <IconButton
        icon="circle-dot-dashed"
        label={`Change status of ${name}`}
        caption="Change status"
        size="sm"
        onClick={() => dialogs.changeStatus(institute)}
      />
      <Menu
        label={`Actions for ${name}`}
        trigger={<IconButton icon="ellipsis" label={`More for ${name}`} size="sm" />}
        items={[
          { label: 'Open', icon: 'panel-left', href: href({ open: _id }) },
          { label: 'Edit', icon: 'pencil', onSelect: () => dialogs.edit(institute) },
          {
            label: 'Change status…',
            icon: 'circle-dot-dashed',
            onSelect: () => dialogs.changeStatus(institute),
          },
          'separator',
          { label: 'Copy id', icon: 'copy', onSelect: () => void copyId(institute) },
        ]}
      />
    </>
  );
}

async function copyId({ _id, name }: Institution): Promise<void> {
  try {
    await navigator.clipboard.writeText(_id);
    notify.success(`The id of ${name} is on the clipboard.`);
  } catch {
    notify.error(`The browser did not allow copying. The id is ${_id}.`);
  }
}
