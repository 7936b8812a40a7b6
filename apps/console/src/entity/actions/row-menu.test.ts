import type { MenuItem } from '@booking/ui';
import { expect, it, vi } from 'vitest';
import { type Ask, accessFor, type CallInstitution } from '../../access/can.ts';
import { institute } from '../../screens/all-institutes/institute.tsx';
import * as screens from '../../screens/screens.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { aUser, superAdmin } from '../../testing/users.ts';
import { rowMenu } from './row-menu.ts';

const suspended = anInstitute({ status: 'Suspended' });

function userOf(role: string) {
  if (role === 'Super Admin') return superAdmin;
  const template = { _id: 'c'.repeat(24), name: 'Tours & Travels' };
  return {
    ...aUser({ role, template: template.name }),
    institution: { ...suspended, template },
  };
}

/** The label of an item with its reason, or with those of its own menu. */
function reasonOf(item: MenuItem): [label: unknown, reason: unknown][] {
  if (item === 'separator' || ('options' in item && item.options)) return [];
  if ('items' in item && item.items)
    return [[item.label, Object.fromEntries(item.items.flatMap(reasonOf))]];
  return [[item.label, item.disabledReason]];
}

/** The menu's labels with their disabled reasons, for a role. */
function menuOf(role: string) {
  const accessTo = ({ call }: { readonly call: Ask }, row?: CallInstitution) =>
    accessFor(userOf(role), call, row);
  const calls = { list: vi.fn(), create: vi.fn(), update: vi.fn(), remove: vi.fn() };
  const tools = {
    entity: institute,
    calls,
    saved: vi.fn(),
    open: vi.fn(),
    create: vi.fn(),
    addReason: undefined,
    edit: vi.fn(),
    accessTo,
  };
  const items = rowMenu(institute, suspended, '?open=1', tools, {
    user: userOf(role),
    screens: Object.values(screens),
  });
  return Object.fromEntries(items.flatMap(reasonOf));
}

it('the menu of a row says why an action is disabled', () => {
  expect(menuOf('Super Admin')).toStrictEqual({
    Open: undefined,
    Preview: undefined,
    Assets: undefined,
    Rates: undefined,
    Activity: undefined,
    Settings: {
      Channels: undefined,
      WhatsApp: undefined,
      Permissions: undefined,
      'Policies and settings': undefined,
    },
    Edit: undefined,
    'Change status…': undefined,
    'Clone…': undefined,
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
