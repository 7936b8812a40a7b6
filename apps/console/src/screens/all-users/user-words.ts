import type { User } from '@booking/api-client';
import { type HomeType, OWNER, type UserStatus } from '@booking/api-client/facts';
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

/** Periods with which the home page of a user opens. */
export const homeTypeLabels: Readonly<Record<HomeType, string>> = { Day: 'Day', Month: 'Month' };

/** Whether wrong passwords keep someone waiting now. */
export const isLocked = ({ lockedUntil }: Pick<User, 'lockedUntil'>) =>
  lockedUntil !== null && Date.parse(lockedUntil) > Date.now();

export const isOwner = ({ role }: Pick<User, 'role'>) => role === OWNER;
