import type { Institution } from '@booking/api-client';
import { lazy } from 'react';
import type { EntityAction } from '../../entity/entity.ts';
import type { InstituteFilterKey } from '../../institutes/institute-sets.ts';
import { reloading } from '../../loading/reload-once.ts';

// Dialogs include their schemas, so they load when first opened.
const StatusDialog = lazy(reloading(() => import('./status-dialog/status-dialog.tsx')));
const BulkStatus = lazy(reloading(() => import('./bulk/bulk-status.tsx')));
const BulkTags = lazy(reloading(() => import('./bulk/bulk-tags.tsx')));

/** What is special about institutes: their status, and the tags of many. */
export const instituteActions: readonly EntityAction<Institution, InstituteFilterKey>[] = [
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
    key: 'addTag',
    label: 'Add tag',
    icon: 'plus',
    call: 'institution.administer',
    runMany: (request, { entity, open }) =>
      open((onClosed) => (
        <BulkTags entity={entity} kind="addTag" request={request} onClosed={onClosed} />
      )),
  },
  {
    key: 'removeTag',
    label: 'Remove tag',
    icon: 'minus',
    call: 'institution.administer',
    runMany: (request, { entity, open }) =>
      open((onClosed) => (
        <BulkTags entity={entity} kind="removeTag" request={request} onClosed={onClosed} />
      )),
  },
];
