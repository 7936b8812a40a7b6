import {
  BASE_PERMISSIONS,
  type GRANTABLE,
  GRANTABLE_PERMISSIONS,
  type Grantable,
  type GrantableResource,
} from './permissions.ts';
import type { TemplateKey } from './template.ts';
import { OWNER } from './user.ts';

/** How many roles a template can have. */
export const ROLES_MAX = 20;

/** A role as the product ships it. */
export interface RoleDefault {
  readonly role: string;
  readonly description: string;
  /** It can't be renamed or deleted. */
  readonly isSystem: boolean;
  readonly permissions: readonly Grantable[];
}

/** Everything of some resources. */
function all(...resources: readonly GrantableResource[]): readonly Grantable[] {
  const names = new Set<string>(resources);
  return GRANTABLE_PERMISSIONS.filter((permission) =>
    names.has(permission.slice(0, permission.indexOf('.'))),
  );
}

function read(...resources: readonly GrantableResource[]): readonly Grantable[] {
  return all(...resources).filter((permission) => permission.endsWith('.read'));
}

/** All of a resource, without some of its actions. */
function without<R extends GrantableResource>(
  resource: R,
  ...actions: readonly (typeof GRANTABLE)[R][number][]
): readonly Grantable[] {
  return all(resource).filter(
    (permission) => !actions.some((action) => permission === `${resource}.${action}`),
  );
}

function role(
  name: string,
  description: string,
  ...permissions: readonly (readonly Grantable[])[]
): RoleDefault {
  const granted = new Set<Grantable>([...BASE_PERMISSIONS, ...permissions.flat()]);
  return {
    role: name,
    description,
    isSystem: name === OWNER,
    permissions: GRANTABLE_PERMISSIONS.filter((permission) => granted.has(permission)),
  };
}

const owner = role(OWNER, 'Full access, including team and permissions.', GRANTABLE_PERMISSIONS);

const manager = role(
  'Manager',
  'Runs the day: bookings, assets, rates and the team.',
  ['booking.read', 'booking.create', 'booking.update', 'booking.cancel', 'booking.restore'],
  ['booking.discount', 'booking.changeRate'],
  without('customer', 'delete'),
  all('payment', 'invoice', 'housekeeping'),
  ['category.read', 'category.create', 'category.update', 'category.reorder'],
  ['asset.read', 'asset.create', 'asset.update', 'asset.reorder', 'asset.block'],
  ['rate.read', 'rate.update', 'rate.bulkUpdate'],
  read('color', 'channel', 'ota', 'rolePermission'),
  ['whatsapp.read', 'whatsapp.create', 'whatsapp.update', 'whatsapp.activate'],
  all('setting', 'policy'),
  ['user.read', 'user.create', 'user.update'],
);

const viewer = role(
  'Viewer',
  'Views bookings, assets and rates.',
  read('booking', 'customer', 'payment', 'invoice', 'housekeeping'),
  read('category', 'asset', 'color', 'rate', 'setting', 'policy'),
);

const hospitality: readonly RoleDefault[] = [
  owner,
  manager,
  role(
    'Front Desk',
    'Takes bookings, checks guests in and out, and takes payments.',
    ['booking.read', 'booking.create', 'booking.update', 'booking.cancel'],
    ['customer.read', 'customer.create', 'customer.update'],
    ['payment.read', 'payment.create', 'invoice.read', 'invoice.create'],
    ['housekeeping.read', 'housekeeping.update', 'asset.block'],
    read('category', 'asset', 'color', 'rate', 'whatsapp', 'setting', 'policy'),
  ),
  role(
    'Revenue Manager',
    'Manages rates and channels.',
    read('booking', 'customer', 'category', 'asset', 'color', 'ota', 'setting', 'policy'),
    ['rate.read', 'rate.update', 'rate.bulkUpdate', 'rate.undoBatch', 'rate.import'],
    ['channel.read', 'channel.update', 'channel.sync'],
  ),
  role(
    'Accountant',
    'Manages payments and invoices, and views the subscription.',
    all('payment', 'invoice'),
    read('booking', 'customer', 'subscription', 'category', 'asset', 'color', 'rate'),
    read('setting', 'policy'),
  ),
  role(
    'Housekeeping',
    'Views and updates room status.',
    all('housekeeping'),
    read('booking', 'customer', 'category', 'asset', 'color'),
  ),
  viewer,
];

/** Until their templates open. */
const others: readonly RoleDefault[] = [
  owner,
  manager,
  role(
    'Staff',
    'Takes bookings and payments.',
    ['booking.read', 'booking.create', 'booking.update', 'booking.cancel'],
    ['customer.read', 'customer.create', 'customer.update', 'payment.read', 'payment.create'],
    read('category', 'asset', 'color', 'rate'),
  ),
  viewer,
];

/** The roles that each template begins with, in their order. */
export const DEFAULT_ROLES: Readonly<Record<TemplateKey, readonly RoleDefault[]>> = {
  hospitality,
  event: others,
  tours: others,
  subscription: others,
  appointment: others,
};
