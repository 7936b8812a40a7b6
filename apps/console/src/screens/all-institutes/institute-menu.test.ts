import { expect, it, vi } from 'vitest';
import { gateOf } from '../../access/can.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { aUser } from '../../testing/users.ts';
import { instituteMenu } from './institute-menu.ts';
import type { Dialogs } from './use-dialogs.tsx';

const institute = anInstitute({ status: 'Suspended' });

const userOf = (role: string) => ({
  ...aUser({ role, template: role === 'Super Admin' ? undefined : 'Tours & Travels' }),
  ...(role !== 'Super Admin' && {
    institution: { ...institute, template: { _id: 'c'.repeat(24), name: 'Tours & Travels' } },
  }),
});

/** The menu's labels with their disabled reasons, for a role. */
function menuOf(role: string) {
  const dialogs: Dialogs = {
    create: vi.fn(),
    edit: vi.fn(),
    changeStatus: vi.fn(),
    bulk: vi.fn(),
    can: (ask, row) => gateOf(userOf(role), ask, row),
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
    'Change status…': 'You don’t have permission to change the status of institutes.',
  });
  expect(menuOf('Viewer')).toMatchObject({
    Edit: 'You don’t have permission to edit institutes.',
  });
});
