import { expect, it, vi } from 'vitest';
import { denialOf, permissions } from '../../institutes/permissions.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { instituteMenu } from './institute-menu.ts';
import type { Dialogs } from './use-dialogs.tsx';

const institute = anInstitute({ status: 'Suspended' });

/** The menu's labels with their disabled reasons, for a role. */
function menuOf(role: string) {
  const dialogs: Dialogs = {
    create: vi.fn(),
    edit: vi.fn(),
    changeStatus: vi.fn(),
    bulk: vi.fn(),
    denialReason: (permission, row) => denialOf(permissions[permission], { role }, row)?.reason,
  };
  const items = instituteMenu(institute, '?open=1', dialogs);
  return Object.fromEntries(
    items.flatMap((item) =>
      item !== 'separator' && 'label' in item ? [[item.label, item.disabledReason]] : [],
    ),
  );
}

it('the menu of an institute says why an action is disabled', () => {
  expect(menuOf('Super Admin')).toEqual({
    Open: undefined,
    Edit: undefined,
    'Change status…': undefined,
    'Copy ID': undefined,
  });
  expect(menuOf('Owner')).toMatchObject({
    Edit: 'Lakeview Residency is suspended, so it’s read-only.',
    'Change status…': 'Only the Super Admin can change the status of an institute.',
  });
  expect(menuOf('Viewer')).toMatchObject({
    Edit: 'Only the Super Admin or an Owner can edit an institute.',
  });
});
