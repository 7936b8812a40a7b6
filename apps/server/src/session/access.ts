import { type Routes, SUPER_ADMIN } from '@booking/api-client/contract';

/**
 * Who may make a call: everyone, everyone who is signed in, or users of certain roles. `self` is for
 * calls about no one but the caller: they stay open in an institute that is read-only. `ownPassword` is
 * for the one write that stays open, too, to someone whose password another person has set.
 */
export type Access = 'public' | 'self' | 'ownPassword' | 'signedIn' | readonly string[];

/**
 * The access of every call, in this one place. A call without a line does not compile, and what is
 * public here is what the contract marks as public. Which rows a caller sees is the scope's matter
 * (`guard.ts`), so `signedIn` never means "all institutes".
 */
export const access = {
  user: {
    login: 'public',
    me: 'self',
    updateMe: 'self',
    list: [SUPER_ADMIN, 'Owner', 'Manager'],
    create: [SUPER_ADMIN, 'Owner'],
    update: [SUPER_ADMIN, 'Owner'],
    logout: 'public',
    updatePassword: [SUPER_ADMIN, 'Owner'],
    updateMyPassword: 'ownPassword',
    forgotPassword: 'public',
    generatePassword: 'public',
    refresh: 'public',
  },
  template: { list: 'signedIn' },
  institution: {
    list: 'signedIn',
    get: 'signedIn',
    create: [SUPER_ADMIN],
    update: [SUPER_ADMIN, 'Owner'],
    changeStatus: [SUPER_ADMIN],
  },
  bkbtrSetting: { get: 'signedIn' },
  report: { superAdmin: 'signedIn' },
  color: {
    list: [SUPER_ADMIN],
    create: [SUPER_ADMIN],
    update: [SUPER_ADMIN],
    remove: [SUPER_ADMIN],
    setStatusColor: [SUPER_ADMIN],
  },
  ota: {
    list: [SUPER_ADMIN],
    create: [SUPER_ADMIN],
    update: [SUPER_ADMIN],
    remove: [SUPER_ADMIN],
  },
} as const satisfies AccessTable;

type AccessTable = {
  readonly [G in keyof Routes]: {
    readonly [C in keyof Routes[G]]: Routes[G][C] extends `${string} !public`
      ? 'public'
      : Exclude<Access, 'public'>;
  };
};
