import type { CurrentUser, Template } from '@booking/api-client';
import type { IconName } from '@booking/ui';
import { type AccessRule, mayOpen } from '../../access/access.ts';
import { type Ask, gateOf } from '../../access/can.ts';
import { screenAccess } from '../../access/screen-access.ts';
import { institutePageHref } from '../../institutes/institute-href.ts';
import { templateAt, withTemplate } from '../../templates/template-page/template-address.ts';

export interface NavItem {
  readonly label: string;
  /** The label for users of an institution, who see their own alone. */
  readonly ownLabel?: string;
  readonly href: string;
  readonly icon: IconName;
  readonly access: AccessRule;
  /** A page with template tabs: the link carries the first template, and is shown once there is one (`SHELL-05`). */
  readonly isOfTemplate?: true;
  /** Shown without a template too, and then without one in its link. */
  readonly isAlwaysShown?: true;
  /** A page under the viewer’s own institute: `href` is what follows its address. Not for users of the platform. */
  readonly isOfOwn?: true;
  /** The records counted beside the label. */
  readonly count?: 'institution';
  /** The command that adds one, and the address that opens its form. */
  readonly add?: { readonly label: string; readonly href: string; readonly call: Ask };
}

export interface NavGroup {
  readonly heading: string;
  /** The heading for users of an institution. */
  readonly ownHeading?: string;
  readonly items: readonly NavItem[];
}

/** The sidebar's links. Add a line for a new screen. */
const navGroups: readonly NavGroup[] = [
  {
    heading: 'Customers',
    ownHeading: 'People',
    items: [
      {
        label: 'Institutes',
        href: '/all-institutes',
        icon: 'building-2',
        access: screenAccess['/all-institutes'],
        count: 'institution',
        add: { label: 'Add institute', href: '/all-institutes?new', call: 'institution.create' },
      },
      {
        label: 'Users',
        ownLabel: 'Your team',
        href: '/all-users',
        icon: 'users',
        access: screenAccess['/all-users'],
        add: { label: 'Add user', href: '/all-users?new', call: 'user.create' },
      },
      {
        label: 'Permissions',
        href: '/settings/permissions',
        icon: 'shield-check',
        access: screenAccess['/all-institutes/:instituteId/settings/permissions'],
        isOfOwn: true,
      },
      {
        label: 'Subscriptions',
        href: '/subscriptions',
        icon: 'receipt',
        access: screenAccess['/subscriptions'],
        add: {
          label: 'Start subscription',
          href: '/subscriptions?new',
          call: 'subscription.create',
        },
      },
    ],
  },
  {
    heading: 'Catalogue',
    items: [
      {
        label: 'Pricing',
        href: '/pricing',
        icon: 'tags',
        access: screenAccess['/pricing'],
        isOfTemplate: true,
        add: { label: 'Add plan', href: '/pricing?new', call: 'pricing.create' },
      },
      {
        label: 'Roles',
        href: '/roles',
        icon: 'shield-check',
        access: screenAccess['/roles'],
        isOfTemplate: true,
        isAlwaysShown: true,
      },
      {
        label: 'Colours',
        href: '/all-colors',
        icon: 'palette',
        access: screenAccess['/all-colors'],
        add: { label: 'Add colour', href: '/all-colors?new', call: 'color.create' },
      },
      {
        label: 'OTAs',
        href: '/all-otas',
        icon: 'globe',
        access: screenAccess['/all-otas'],
        add: { label: 'Add OTA', href: '/all-otas?new', call: 'ota.create' },
      },
    ],
  },
  {
    heading: 'Platform',
    items: [
      {
        label: 'Settings',
        href: '/bkbtr-settings',
        icon: 'settings',
        access: screenAccess['/bkbtr-settings'],
      },
    ],
  },
];

/**
 * The links that a user may open, and the commands that they may use.
 * @param templates those that are loaded.
 */
export function navGroupsOf(
  user: CurrentUser,
  templates: readonly Template[],
): readonly NavGroup[] {
  const { template } = templateAt(new URLSearchParams(), templates);
  const own = user.institution?._id;
  return navGroups
    .map(({ ownHeading, ...group }) => ({
      ...group,
      ...(user.institution && ownHeading && { heading: ownHeading }),
      items: group.items
        .filter(
          ({ access, isOfTemplate, isAlwaysShown, isOfOwn }) =>
            mayOpen(access, user, { instituteId: own }) &&
            (template || !isOfTemplate || isAlwaysShown) &&
            (own || !isOfOwn),
        )
        .map(({ add, ownLabel, ...item }) => ({
          ...item,
          ...(item.isOfOwn && own && { href: institutePageHref(own) + item.href }),
          ...(user.institution && ownLabel && { label: ownLabel }),
          ...(add && gateOf(user, add.call).isOpen && { add }),
        }))
        .map((item) => (item.isOfTemplate && template ? linkedTo(item, template) : item)),
    }))
    .filter(({ items }) => items.length > 0);
}

function linkedTo(item: NavItem, template: Template): NavItem {
  const at = (href: string) => {
    const [path = '', search] = href.split('?');
    return `${path}?${withTemplate(new URLSearchParams(search), template)}`;
  };
  return {
    ...item,
    href: at(item.href),
    ...(item.add && { add: { ...item.add, href: at(item.add.href) } }),
  };
}
