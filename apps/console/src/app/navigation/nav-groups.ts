import type { CurrentUser, Template } from '@booking/api-client';
import { type AccessRule, mayOpen } from '../../access/access.ts';
import { type Ask, accessFor } from '../../access/can.ts';
import { institutePagesOf } from '../../institutes/institute-pages.ts';
import { byPosition, type Screen, type ScreenLink } from '../../page/screen.ts';
import * as screens from '../../screens/screens.ts';
import { templateAt, withTemplate } from '../../templates/template-page/template-address.ts';

export interface NavItem extends Omit<ScreenLink, 'group' | 'add'> {
  readonly href: string;
  readonly access: AccessRule | undefined;
  /** The command that adds one, and the address that opens its form. */
  readonly add?: { readonly label: string; readonly href: string; readonly call: Ask };
}

export interface NavGroup {
  readonly heading: string;
  /** The heading for users of an institution. */
  readonly ownHeading?: string;
  readonly items: readonly NavItem[];
}

const headings: readonly {
  readonly heading: ScreenLink['group'];
  readonly ownHeading?: string;
}[] = [
  { heading: 'Customers', ownHeading: 'People' },
  { heading: 'Catalogue' },
  { heading: 'Platform' },
];

/** The sidebar's links, as the screens say them. */
const navGroups: readonly NavGroup[] = headings.map((group) => ({
  ...group,
  items: Object.values<Screen>(screens)
    .flatMap((screen) =>
      screen.link?.group === group.heading ? [navItem(screen, screen.link)] : [],
    )
    .toSorted(byPosition),
}));

function navItem({ path, access }: Screen, { add, ...link }: ScreenLink): NavItem {
  return {
    ...link,
    href: path,
    access,
    ...(add && { add: { ...add, href: `${path}?new` } }),
  };
}

/**
 * The links that a user may open, and the commands that they may use.
 * @param templates those that are loaded.
 */
export function navGroupsOf(
  user: CurrentUser,
  templates: readonly Template[],
): readonly NavGroup[] {
  const { template } = templateAt(new URLSearchParams(), templates);
  const params = { instituteId: user.institution?._id };
  return [...ownGroup(user), ...navGroups]
    .map(({ ownHeading, ...group }) => ({
      ...group,
      ...(user.institution && ownHeading && { heading: ownHeading }),
      items: group.items
        .filter(
          ({ access, isOfTemplate, isAlwaysShown }) =>
            mayOpen(access, user, params) && (template || !isOfTemplate || isAlwaysShown),
        )
        .map(({ add, ownLabel, ...item }) => ({
          ...item,
          ...(user.institution && ownLabel && { label: ownLabel }),
          ...(add && accessFor(user, add.call).isOpen && { add }),
        }))
        .map((item) => (item.isOfTemplate && template ? linkedTo(item, template) : item)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The pages of the institute that a user belongs to. */
function ownGroup(user: CurrentUser): readonly NavGroup[] {
  const { institution } = user;
  if (!institution) return [];
  return [
    {
      heading: 'Your institute',
      items: institutePagesOf(Object.values(screens), user, institution._id),
    },
  ];
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
