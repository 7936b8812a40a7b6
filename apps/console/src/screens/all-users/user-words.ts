import type { Institution, Template, User } from '@booking/api-client';
import {
  type HomeType,
  OWNER,
  ROLES_OF,
  SUPER_ADMIN,
  type UserStatus,
} from '@booking/api-client/facts';
import type { BadgeProps } from '@booking/ui';

export const userStatusLabels: Readonly<Record<UserStatus, string>> = {
  Invited: 'Invited',
  Active: 'Active',
  Inactive: 'Inactive',
};

export const userStatusTones: Readonly<Record<UserStatus, NonNullable<BadgeProps['tone']>>> = {
  Invited: 'info',
  Active: 'success',
  Inactive: 'neutral',
};

/** What the home page of a user opens with. */
export const homeTypeLabels: Readonly<Record<HomeType, string>> = { Day: 'Day', Month: 'Month' };

export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** Whether wrong passwords keep someone waiting now. */
export const isLocked = ({ lockedUntil }: Pick<User, 'lockedUntil'>) =>
  lockedUntil !== null && Date.parse(lockedUntil) > Date.now();

/** Every role there is, that of the platform first. */
export const allRoles: readonly string[] = [
  SUPER_ADMIN,
  ...new Set<string>(Object.values(ROLES_OF).flat()),
];

/** The roles that a user can have: those of their institution's template, or that of the platform. */
export function rolesFor(
  institution: { readonly template: Pick<Institution['template'], '_id'> } | null,
  templates: readonly Pick<Template, '_id' | 'key'>[],
): readonly string[] {
  if (!institution) return [SUPER_ADMIN];
  const template = templates.find(({ _id }) => _id === institution.template._id);
  return template ? ROLES_OF[template.key] : [];
}

export const isOwner = ({ role }: Pick<User, 'role'>) => role === OWNER;
