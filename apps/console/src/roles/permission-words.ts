import type { Template } from '@booking/api-client';
import {
  GRANTABLE_PERMISSIONS,
  type Grantable,
  type GrantableResource,
  PERMISSIONS,
  SUB_APP_RESOURCES,
} from '@booking/api-client/facts';
import { capitalized } from '../labels/capitalized.ts';
import { type TemplateWords, wordsOf } from '../templates/template-words.ts';

type Named = Pick<Template, 'name'>;

/** What each permission lets someone do, unless the words of a template say it. */
const labels: Readonly<Record<Exclude<Grantable, OfTemplate>, string>> = {
  'booking.read': 'View bookings and the calendar',
  'booking.create': 'Create bookings',
  'booking.update': 'Change bookings',
  'booking.cancel': 'Cancel bookings',
  'booking.restore': 'Restore cancelled bookings',
  'booking.discount': 'Give discounts',
  'booking.changeRate': 'Change the rate of a booking',
  'customer.viewId': 'View ID documents',
  'payment.read': 'View payments',
  'payment.create': 'Record payments',
  'payment.refund': 'Refund payments',
  'invoice.read': 'View invoices',
  'invoice.create': 'Create invoices',
  'invoice.void': 'Void invoices',
  'subscription.read': 'View the subscription',
  'category.read': 'View categories',
  'category.create': 'Add categories',
  'category.update': 'Change categories',
  'category.delete': 'Delete categories',
  'category.reorder': 'Reorder categories',
  'category.updateCodes': 'Change category codes',
  'asset.read': 'View assets',
  'asset.create': 'Add assets',
  'asset.update': 'Change assets',
  'asset.delete': 'Delete assets',
  'asset.reorder': 'Reorder assets',
  'asset.bulkUpdate': 'Change assets in bulk',
  'asset.block': 'Block assets',
  'color.read': 'View colours',
  'rate.read': 'View rates',
  'rate.update': 'Change rates',
  'rate.bulkUpdate': 'Change rates in bulk',
  'rate.undoBatch': 'Undo bulk changes of rates',
  'rate.override': 'Go beyond the rate limits',
  'rate.export': 'Export rates',
  'rate.import': 'Import rates',
  'channel.read': 'View channels',
  'channel.update': 'Change channels',
  'channel.connect': 'Connect channels',
  'channel.sync': 'Sync channels',
  'channel.viewLog': 'View the channel log',
  'ota.read': 'View the list of OTAs',
  'whatsapp.read': 'View messages',
  'whatsapp.create': 'Add messages',
  'whatsapp.update': 'Change messages',
  'whatsapp.delete': 'Delete messages',
  'whatsapp.activate': 'Turn messages on and off',
  'whatsapp.sendTest': 'Send test messages',
  'institution.read': 'View the institute',
  'institution.update': 'Change the institute',
  'setting.read': 'View settings',
  'setting.update': 'Change settings',
  'policy.read': 'View policies',
  'policy.update': 'Change policies',
  'user.read': 'View users',
  'user.create': 'Add users',
  'user.update': 'Change users',
  'user.deactivate': 'Deactivate users',
  'user.resetPassword': 'Set passwords',
  'rolePermission.read': 'View roles',
  'rolePermission.update': 'Change roles',
  'report.read': 'View reports',
};

const ofTemplate = {
  'customer.read': ({ guest }) => `View ${guest.many}`,
  'customer.create': ({ guest }) => `Add ${guest.many}`,
  'customer.update': ({ guest }) => `Change ${guest.many}`,
  'customer.delete': ({ guest }) => `Delete ${guest.many}`,
  'housekeeping.read': ({ upkeep }) => `View ${upkeep}`,
  'housekeeping.update': ({ upkeep }) => `Update ${upkeep}`,
  'housekeeping.inspect': ({ unit }) => `Mark ${unit.many} as inspected`,
} satisfies Partial<Record<Grantable, (words: TemplateWords) => string>>;
type OfTemplate = keyof typeof ofTemplate;

const isOfTemplate = (permission: Grantable): permission is OfTemplate => permission in ofTemplate;

/** What a permission lets someone do, in the words of a template: "Change rates", "Mark rooms as inspected". */
export function permissionLabel(permission: Grantable, template: Named): string {
  return isOfTemplate(permission)
    ? ofTemplate[permission](wordsOf({ template }))
    : labels[permission];
}

/** The label of a permission inside a sentence. */
export const inSentence = (permission: Grantable, template: Named): string => {
  const label = permissionLabel(permission, template);
  return label.charAt(0).toLowerCase() + label.slice(1);
};

interface PermissionGroup {
  readonly key: string;
  readonly label: string | ((words: TemplateWords) => string);
  readonly resources: readonly GrantableResource[];
}

const groups: readonly PermissionGroup[] = [
  {
    key: 'desk',
    label: ({ hasStays }) => (hasStays ? 'Front desk' : 'Bookings'),
    resources: ['booking', 'housekeeping'],
  },
  { key: 'guests', label: ({ guest }) => capitalized(guest.many), resources: ['customer'] },
  { key: 'money', label: 'Money', resources: ['payment', 'invoice', 'subscription'] },
  {
    key: 'inventory',
    label: 'Inventory and rates',
    resources: ['category', 'asset', 'color', 'rate'],
  },
  { key: 'messaging', label: 'Channels and messages', resources: ['channel', 'ota', 'whatsapp'] },
  { key: 'settings', label: 'Settings', resources: ['institution', 'setting', 'policy'] },
  { key: 'team', label: 'Users and roles', resources: ['user', 'rolePermission'] },
  { key: 'reports', label: 'Reports', resources: ['report'] },
];

const resourceOf = (permission: Grantable) => permission.slice(0, permission.indexOf('.'));
const isOf = (permission: Grantable, resources: readonly string[]) =>
  resources.includes(resourceOf(permission));

/** Whether something checks a permission: a call of this product, or the application of the institutes. */
const isEnforced = (permission: Grantable) =>
  isOf(permission, SUB_APP_RESOURCES) || PERMISSIONS.some((checked) => checked === permission);

/** The permissions that can be given, in groups. Those that nothing checks are left out. */
const permissionGroups = groups
  .map(({ resources, ...group }) => ({
    ...group,
    permissions: GRANTABLE_PERMISSIONS.filter(
      (permission) => isOf(permission, resources) && isEnforced(permission),
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

/** Whether the application of the institutes checks it, instead of this product. */
export const isOfSubApp = (permission: Grantable) => isOf(permission, SUB_APP_RESOURCES);
