import { expect, it, vi } from 'vitest';
import { acts, closedGate } from '../../institutes/gates.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { instituteMenu } from './institute-menu.ts';
import type { Dialogs } from './use-dialogs.tsx';

const institute = anInstitute({ status: 'Suspended' });

/** What the menu says to somebody with a role. */
function menuOf(role: string) {
  const dialogs: Dialogs = {
    create: vi.fn(),
    edit: vi.fn(),
    changeStatus: vi.fn(),
    bulk: vi.fn(),
    gate: (act, place) => closedGate(acts[act], { role }, place)?.reason,
  };
  const items = instituteMenu(institute, '?open=1', dialogs);
  return Object.fromEntries(
    items.flatMap((item) =>
      item !== 'separator' && 'label' in item ? [[item.label, item.disabledReason]] : [],
    ),
  );
}

it('the menu of an institute says which gate is closed', () => {
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
