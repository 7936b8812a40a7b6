import type { Template } from '@booking/api-client';
import {
  GRANTABLE_PERMISSIONS,
  type Grantable,
  type GrantableResource,
  permissionLabel as labelOf,
  PERMISSIONS,
  SUB_APP_RESOURCES,
} from '@booking/api-client/facts';
import { capitalized } from '../labels/capitalized.ts';
import { type TemplateWords, wordsOf } from '../templates/template-words.ts';

type Named = Pick<Template, 'name'>;

/** Returns the label of a permission, in the words of a template: "Change rates", "Mark rooms as inspected". */
export function permissionLabel(permission: Grantable, template: Named): string {
  return labelOf(permission, wordsOf({ template }));
}

/** The label of a permission inside a sentence. */
export const inSentence = (permission: Grantable, template: Named): string => {
  const label = permissionLabel(permission, template);
  return label.charAt(0).toLowerCase() + label.slice(1);
};

type GroupKey = (typeof groups)[number]['key'];

const groups = [
  {
    key: 'desk',
    label: ({ hasStays }: TemplateWords) => (hasStays ? 'Front desk' : 'Bookings'),
  },
  { key: 'guests', label: ({ guest }: TemplateWords) => capitalized(guest.many) },
  { key: 'money', label: 'Money' },
  { key: 'inventory', label: 'Inventory and rates' },
  { key: 'messaging', label: 'Channels and messages' },
  { key: 'settings', label: 'Settings' },
  { key: 'team', label: 'Users and roles' },
  { key: 'reports', label: 'Reports' },
] as const;

const groupOf: Readonly<Record<GrantableResource, GroupKey>> = {
  booking: 'desk',
  housekeeping: 'desk',
  customer: 'guests',
  payment: 'money',
  invoice: 'money',
  subscription: 'money',
  category: 'inventory',
  asset: 'inventory',
  color: 'inventory',
  rate: 'inventory',
  channel: 'messaging',
  ota: 'messaging',
  whatsapp: 'messaging',
  institution: 'settings',
  setting: 'settings',
  policy: 'settings',
  user: 'team',
  rolePermission: 'team',
  report: 'reports',
};

const isResource = (name: string): name is GrantableResource => Object.hasOwn(groupOf, name);

function resourceOf(permission: Grantable): GrantableResource {
  const name = permission.slice(0, permission.indexOf('.'));
  if (!isResource(name)) throw new TypeError(`${permission} is of no resource.`);
  return name;
}

/** Whether the application of the institutes checks it, instead of this product. */
export const isOfSubApp = (permission: Grantable) =>
  SUB_APP_RESOURCES.includes(resourceOf(permission));

/** Whether something checks a permission: a call of this product, or the application of the institutes. */
const isEnforced = (permission: Grantable) =>
  isOfSubApp(permission) || PERMISSIONS.some((checked) => checked === permission);

/** The permissions that can be given, in groups. Those that nothing checks are left out. */
const permissionGroups = groups
  .map((group) => ({
    ...group,
    permissions: GRANTABLE_PERMISSIONS.filter(
      (permission) => groupOf[resourceOf(permission)] === group.key && isEnforced(permission),
    ),
  }))
  .filter(({ permissions }) => permissions.length > 0);

/** The groups, named in the words of a template: "Guests", "Passengers". */
export function permissionGroupsOf(template: Named) {
  const words = wordsOf({ template });
  return permissionGroups.map(({ label, ...group }) => ({
    ...group,
    label: typeof label === 'string' ? label : label(words),
  }));
}

/** All permissions that are shown. */
export const shownPermissions: readonly Grantable[] = permissionGroups.flatMap(
  ({ permissions }) => permissions,
);
