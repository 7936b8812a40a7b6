import type { CurrentUser, User } from '@booking/api-client';
import { isPlatformRole, SUPER_ADMIN } from '@booking/api-client/facts';
import { type Ask, accessFor } from './can.ts';

export { SUPER_ADMIN };

/** Who may open a screen (`AUTH-13`). Without a line, every signed-in user may. */
export interface AccessRule {
  /** The call that the screen is for: users need its permission. */
  readonly call?: Ask;
  /**
   * The parameter of the address with the id of the institution that the screen is about. Users of an institution open
   * only their own (`AUTH-14`), and what its status allows.
   */
  readonly of?: string;
  /** Only for users of the platform, who belong to no institution. */
  readonly isPlatform?: boolean;
  readonly allow?: readonly string[];
  readonly deny?: readonly string[];
  /** Templates whose users may open it. Not checked for users without an institution. */
  readonly templates?: readonly string[];
}

type Person = Pick<User, 'role' | 'institution'>;

/** The parameters of a path, by their names. */
export type PathParams = Readonly<Record<string, string | undefined>>;

/**
 * Whether the rule admits the user; if not, the screen is a 403. Without a rule, it is open to everyone.
 * @param params Those of the screen's path, for a rule with `of`.
 */
export function mayOpen(
  rule: AccessRule | undefined,
  user: Pick<CurrentUser, 'role' | 'permissions' | 'institution'>,
  params: PathParams = {},
): boolean {
  const { call, of, isPlatform, allow, deny, templates } = rule ?? {};
  const { role, institution } = user;
  // Users of the platform may work in every institution.
  const own = of && institution ? institution : undefined;
  if (of && own && params[of] !== own._id) return false;
  if (call && !accessFor(user, call, own).isOpen) return false;
  if (isPlatform && institution) return false;
  if (allow && !allow.includes(role)) return false;
  if (deny?.includes(role)) return false;
  return !templates || !institution || templates.includes(institution.template.name);
}

/** The apps that users of other templates work in. */
export type SubApp = 'hospitality' | 'event';

/** Where a signed-in user works (`AUTH-09`, `AUTH-14`). */
export type Workplace =
  | { readonly kind: 'console' }
  | { readonly kind: 'subApp'; readonly app: SubApp }
  | { readonly kind: 'nowhere' };

const workplaces: Readonly<Record<string, Workplace>> = {
  'Tours & Travels': { kind: 'console' },
  Hospitality: { kind: 'subApp', app: 'hospitality' },
  'Event Management': { kind: 'subApp', app: 'event' },
};

export function workplaceOf({ role, institution }: Person): Workplace {
  if (isPlatformRole(role)) return { kind: 'console' };
  const name = institution?.template.name ?? '';
  return (Object.hasOwn(workplaces, name) && workplaces[name]) || { kind: 'nowhere' };
}

/** The URL of the home page, in the user's preferred view (`AUTH-11`). */
export function homeHref(user: Pick<User, 'homeType'> | undefined): string {
  return user?.homeType ? `/home?type=${user.homeType}` : '/home';
}
