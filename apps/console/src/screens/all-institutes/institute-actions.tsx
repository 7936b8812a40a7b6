import type { Institution } from '@booking/api-client';
import type { IconName } from '@booking/ui';
import { lazy } from 'react';
import type { EntityAction } from '../../entity/entity.ts';
import type { InstituteFilterKey } from '../../institutes/institute-sets.ts';
import { whenOnline } from '../../loading/when-online.ts';
import type { BulkTagsProps } from './bulk/bulk-tags-props.ts';

// Dialogs include their schemas, so they load when first opened.
const StatusDialog = lazy(whenOnline(() => import('./status-dialog/status-dialog.tsx')));
const InstituteForm = lazy(whenOnline(() => import('./institute-form.tsx')));
const BulkStatus = lazy(whenOnline(() => import('./bulk/bulk-status.tsx')));
const BulkAccountManager = lazy(
  whenOnline(() => import('./account-manager/bulk-account-manager.tsx')),
);
const BulkTags = lazy(whenOnline(() => import('./bulk/bulk-tags.tsx')));

type InstituteAction = EntityAction<Institution, InstituteFilterKey>;

/** Actions that only institutes have: on their status, and on the tags of many. */
export const instituteActions: readonly InstituteAction[] = [
  {
    key: 'status',
    label: 'Change status',
    icon: 'circle-dot-dashed',
    call: 'institution.changeStatus',
    labelFor: (name) => `Change status of ${name}`,
    asksFirst: true,
    isFrequent: true,
    run: (row, { open }) =>
      open((onClosed) => <StatusDialog institute={row} onClosed={onClosed} />),
    runMany: (request, { entity, open }) =>
      open((onClosed) => <BulkStatus entity={entity} request={request} onClosed={onClosed} />),
  },
  {
    key: 'clone',
    label: 'Clone',
    icon: 'copy',
    call: 'institution.create',
    asksFirst: true,
    run: (row, { entity, open }) =>
      open((onClosed) => (
        <InstituteForm entity={entity} stored={undefined} cloned={row} onClosed={onClosed} />
      )),
  },
  {
    key: 'accountManager',
    label: 'Change account manager',
    icon: 'user',
    call: 'institution.administer',
    runMany: (request, tools) =>
      tools.open((onClosed) => <BulkAccountManager {...{ request, tools, onClosed }} />),
  },
  ofTags('addTag', 'Add tag', 'plus'),
  ofTags('removeTag', 'Remove tag', 'minus'),
];

/** Changes the tags of many institutes. */
function ofTags(kind: BulkTagsProps['kind'], label: string, icon: IconName): InstituteAction {
  return {
    key: kind,
    label,
    icon,
    call: 'institution.administer',
    runMany: (request, { entity, open }) =>
      open((onClosed) => <BulkTags {...{ entity, kind, request, onClosed }} />),
  };
}
