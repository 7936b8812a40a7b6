import type { CurrentUser, Institution, InstitutionStatus } from '@booking/api-client';
import {
  accessOf,
  type CallName,
  ENTITLEMENT_OF,
  includes,
  isPermission,
  type PartPermission,
} from '@booking/api-client/facts';
import { useCallback } from 'react';
import { notInPlan } from '../labels/plan-labels.ts';
import { useUser } from '../session/session-context.ts';

/** An action that a user asks to take: a call, or the part of one that has a permission of its own. */
export type Ask = CallName | PartPermission;

/** The institution that a call is about. */
export interface CallInstitution
  extends Pick<Institution, '_id' | 'name'>,
    Partial<Pick<Institution, 'currentSubscription'>> {
  readonly status: string;
}

/** Whether a user may do something; if not, the check that failed and the reason. `record`: its state forbids it. */
export type Access =
  | { readonly isOpen: true; readonly by?: undefined; readonly reason?: undefined }
  | {
      readonly isOpen: false;
      readonly by: 'permission' | 'session' | 'institution' | 'entitlement' | 'status' | 'record';
      readonly reason: string;
    };

type Viewer = Pick<CurrentUser, 'permissions' | 'institution'> &
  Partial<Pick<CurrentUser, 'actedBy'>>;

const OPEN: Access = { isOpen: true };

/**
 * Whether a user may make a call, for an institution where it is about one: checks their permissions, whether someone who
 * only looks acts as them, then whether the institution is theirs, whether its plan includes the feature, and its status.
 * Users of the platform may work in every institution, whatever its status. The server checks the same; this is for links,
 * buttons and their reasons.
 */
export function accessFor(
  { permissions, institution: own, actedBy }: Viewer,
  ask: Ask,
  institution?: CallInstitution,
  requirements = ENTITLEMENT_OF,
): Access {
  const line = accessOf(ask);
  const needed = isPermission(line) ? line : undefined;
  if (needed && !permissions.includes(needed)) {
    return closed('permission', `You don’t have permission to ${doing(ask, needed)}.`);
  }
  const isWrite = needed !== undefined && !needed.endsWith('.read');
  if (isWrite && actedBy?.isReadOnly) {
    return closed('session', 'You’re signed in as this user to look only.');
  }
  if (!institution) return OPEN;
  if (own && institution._id !== own._id) {
    return closed('institution', `You can only work in ${own.name}.`);
  }
  const entitlement = needed && requirements[needed];
  const { currentSubscription } = institution;
  // Undefined before the institution is loaded, as in a guard.
  if (
    entitlement &&
    currentSubscription !== undefined &&
    !includes(currentSubscription, entitlement)
  ) {
    return closed('entitlement', notInPlan(entitlement));
  }
  if (!own) return OPEN;
  if (isWrite && readOnly[institution.status]) {
    return closed(
      'status',
      `${institution.name} is ${readOnly[institution.status]}, so it’s read-only.`,
    );
  }
  return OPEN;
}

/** Returns `can(call, institution)` for the signed-in user. Its `reason` is for `disabledReason`. */
export function useCan(): (ask: Ask, institution?: CallInstitution) => Access {
  const user = useUser();
  return useCallback((ask, institution) => accessFor(user, ask, institution), [user]);
}

function closed(by: Exclude<Access['by'], undefined>, reason: string): Access {
  return { isOpen: false, by, reason };
}

/** The statuses whose users have read-only access, in words. */
const readOnly: Readonly<Record<string, string>> = {
  Suspended: 'suspended',
  Inactive: 'paused',
} satisfies Partial<Record<InstitutionStatus, string>>;

/** Nouns for the records of a group, where they aren't its name in the plural. */
const nouns: Readonly<Record<string, string>> = {
  institution: 'institutes',
  bkbtrSetting: 'platform settings',
  ota: 'OTAs',
  pricing: 'plans',
  color: 'colours',
  whatsapp: 'WhatsApp messages',
  rolePermission: 'roles and permissions',
  generic: 'what can be rented',
};

/** `ratePlan` is "rate plans", `category` "categories". */
function nounOf(group: string): string {
  const words = group.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return nouns[group] ?? `${words.replace(/y$/, 'ie')}s`;
}

const verbs: Readonly<Record<string, string>> = {
  list: 'view',
  get: 'view',
  create: 'add',
  update: 'edit',
  save: 'change',
  remove: 'delete',
};

/** Phrases for calls whose names aren't a verb and a noun. */
const phrases: Readonly<Partial<Record<Ask, string>>> = {
  'institution.changeStatus': 'change the status of institutes',
  'institution.administer': 'change the tags of institutes',
  'user.updatePassword': 'set the passwords of users',
  'user.deactivate': 'deactivate users',
  'rolePermission.save': 'change roles and permissions',
  'subscription.create': 'start subscriptions',
  'subscription.update': 'change subscriptions',
  'notice.resend': 'send notices again',
  'paper.email': 'send papers by email',
  'statement.email': 'send statements by email',
  'color.setStatusColor': 'change the status colours',
  'whatsapp.activate': 'activate WhatsApp messages',
  'channel.read': 'view channels',
  'channel.update': 'change channels',
  'channel.connect': 'connect channels',
  'rate.create': 'change rates',
  'rate.bulkUpdate': 'change rates in bulk',
  'rate.undoBatch': 'undo changes of rates',
  'category.updateCodes': 'change the codes of categories',
  'category.updateOrder': 'reorder categories',
  'asset.updateMany': 'edit many assets',
  'asset.updateOrder': 'reorder assets',
  'audit.list': 'view the audit log',
};

/** Returns the words that follow "permission to": "add institutes". */
function doing(ask: Ask, needed: string): string {
  const [group = '', call = ''] = ask.split('.');
  // A call that reads may have any name.
  const verb = verbs[call] ?? (needed.endsWith('.read') ? 'view' : 'change');
  return phrases[ask] ?? `${verb} ${nounOf(group)}`;
}
