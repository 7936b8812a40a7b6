import type { Institution } from '@booking/api-client';
import { type MenuItem, notify } from '@booking/ui';
import type { Dialogs } from './use-dialogs.tsx';

/** The actions on an institute. @param href The list with the institute open. */
export function instituteMenu(
  institute: Institution,
  href: string,
  dialogs: Dialogs,
): readonly MenuItem[] {
  return [
    { label: 'Open', icon: 'panel-left', href },
    {
      label: 'Edit',
      icon: 'pencil',
      disabledReason: dialogs.can('institution.update', institute).reason,
      onSelect: () => dialogs.edit(institute),
    },
    {
      label: 'Change status…',
      icon: 'circle-dot-dashed',
      disabledReason: dialogs.can('institution.changeStatus', institute).reason,
      onSelect: () => dialogs.changeStatus(institute),
    },
    'separator',
    { label: 'Copy ID', icon: 'copy', onSelect: () => void copyId(institute) },
  ];
}

async function copyId({ _id }: Institution): Promise<void> {
  try {
    await navigator.clipboard.writeText(_id);
    notify.success('ID copied');
  } catch {
    notify.error(`Couldn’t copy. The ID is ${_id}.`);
  }
}
