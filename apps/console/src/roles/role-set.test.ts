import { expect, it } from 'vitest';
import { anInstitute, templates } from '../testing/institutes.ts';
import { someRoles } from '../testing/roles.ts';
import { aUser, superAdmin } from '../testing/users.ts';
import { shownBy } from './matrix/role-filters.ts';
import { bodyOf, type RoleScope, roleChanges, valuesOf } from './role-set.ts';
import { givenBy } from './use-roles.ts';

const [hospitality] = templates;
if (!hospitality) throw new Error('There are templates.');
const defaults = someRoles.filter(({ template }) => template._id === hospitality._id);
const scope: RoleScope = { template: hospitality, institution: undefined, defaults };
const institute = anInstitute({ template: { _id: hospitality._id, name: hospitality.name } });
const own: RoleScope = { ...scope, institution: institute };
const desk = defaults.find(({ role }) => role === 'Front Desk');
if (!desk) throw new Error('There is a front desk.');
const override = {
  ...desk,
  _id: 'e'.repeat(24),
  institution: { _id: institute._id, name: institute.name },
  permissions: ['booking.discount'],
  denied: ['customer.update'],
  __v: 3,
};

function changed(values: ReturnType<typeof valuesOf>, id: string, key: string, isOn: boolean) {
  return { grants: { ...values.grants, [id]: { ...values.grants[id], [key]: isOn } } };
}

it('sends the roles of a template that differ, whole', () => {
  const values = changed(valuesOf(scope, defaults), desk._id, 'booking_discount', true);
  const { roles = [], ...rest } = bodyOf(scope, values, defaults);
  expect(rest).toEqual({ template: hospitality._id, __v: 0 });
  expect(roles.map(({ role }) => role)).toEqual(['Front Desk']);
  expect(new Set(roles[0]?.permissions)).toEqual(
    new Set([...desk.permissions, 'booking.discount']),
  );
});

it('sends what an institute has otherwise, and nothing that it inherits', () => {
  const values = valuesOf(own, [override]);
  expect(values.grants[desk._id]).toMatchObject({
    booking_discount: true,
    customer_update: false,
    customer_read: true,
  });
  expect(bodyOf(own, values, [override])).toMatchObject({ roles: [], __v: 3 });
  const next = changed(values, desk._id, 'customer_update', true);
  expect(bodyOf(own, next, [override])).toMatchObject({
    institution: institute._id,
    roles: [{ role: 'Front Desk', permissions: ['booking.discount'], denied: [] }],
  });
});

it('sends nothing that lacks what it needs, as after a merge', () => {
  const values = changed(valuesOf(scope, defaults), desk._id, 'customer_read', false);
  const [sent] = bodyOf(scope, values, defaults).roles ?? [];
  expect(sent?.permissions).not.toContain('customer.update');
});

it('says what each role loses and gains', () => {
  const before = valuesOf(scope, defaults);
  const lost = changed(before, desk._id, 'customer_update', false);
  expect(roleChanges(defaults, before, lost)).toEqual([
    { role: 'Front Desk', lost: ['customer.update'], gained: [] },
  ]);
});

it('shows what differs from the template, or between two roles', () => {
  const values = valuesOf(own, [override]);
  const filters = { search: '', isOnlyDifferences: true, compared: ['', ''] } as const;
  const shown = shownBy(own, values, filters).groups.flatMap(({ permissions }) => permissions);
  expect(shown).toEqual(['booking.discount', 'customer.update']);
  const [owner] = defaults;
  const compared = [desk._id, owner?._id ?? ''] as const;
  const pair = shownBy(own, values, { ...filters, isOnlyDifferences: false, compared });
  expect(pair.rows.map(({ role }) => role)).toEqual(['Front Desk', 'Owner']);
  expect(pair.groups.flatMap(({ permissions }) => permissions)).not.toContain('booking.read');
});

it('offers no role that permits more than the viewer may', () => {
  const manager = aUser({ role: 'Manager', template: 'Hospitality' });
  expect(givenBy(manager, defaults)).not.toContain('Owner');
  expect(givenBy(manager, defaults)).toContain('Front Desk');
  expect(givenBy(superAdmin, defaults)).toContain('Owner');
  const more = { ...override, permissions: ['rate.override'], denied: [] };
  expect(givenBy(manager, [...defaults, more])).not.toContain('Front Desk');
});
