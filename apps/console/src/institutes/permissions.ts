import type { Institution, InstitutionStatus, User } from '@booking/api-client';
import { SUPER_ADMIN } from '../access/access.ts';
import { keysOf, planLabels, statusLabels } from './institute-words.ts';

type Plan = NonNullable<Institution['currentSubscription']>['plan'];

/** An action on institutes, and who may take it. */
export interface Permission {
  /** Follows "can": "change the status of an institute". */
  readonly what: string;
  readonly roles: readonly string[];
  /** The lowest plan that includes it. Default: every plan. */
  readonly plan?: Plan;
}

/** The console's actions on institutes. */
export const permissions = {
  create: { what: 'add an institute', roles: [SUPER_ADMIN] },
  edit: { what: 'edit an institute', roles: [SUPER_ADMIN, 'Owner'] },
  changeStatus: { what: 'change the status of an institute', roles: [SUPER_ADMIN] },
  tag: { what: 'change the tags of an institute', roles: [SUPER_ADMIN] },
} as const satisfies Readonly<Record<string, Permission>>;

/** Which of the three checks failed, and the reason to show. */
export interface Denial {
  readonly by: 'role' | 'plan' | 'status';
  readonly reason: string;
}

type Person = Pick<User, 'role'>;
type Target = Pick<Institution, 'name' | 'status' | 'currentSubscription'>;

/** Users of an institute in these statuses have read-only access. */
const readOnly: readonly InstitutionStatus[] = ['Suspended', 'Inactive'];

/** Subscriptions whose plan counts. */
const activeSubscriptions: readonly string[] = ['Trialing', 'Active', 'PastDue'];

const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/**
 * Returns why a user may not do something, or undefined when they may. Checks their role, then the institute's plan, then
 * its status. Platform staff may change institutes of every status.
 */
export function denialOf(
  permission: Permission,
  { role }: Person,
  institute?: Target,
): Denial | undefined {
  if (!permission.roles.includes(role)) {
    const who = either.format(
      permission.roles.map((one) => `${one === 'Owner' ? 'an' : 'the'} ${one}`),
    );
    return { by: 'role', reason: `Only ${who} can ${permission.what}.` };
  }
  if (!institute) return undefined;
  const { name, status, currentSubscription: subscription } = institute;
  if (permission.plan) {
    const plan =
      subscription && activeSubscriptions.includes(subscription.status) && subscription.plan;
    const order = keysOf(planLabels);
    if (!plan || order.indexOf(plan) < order.indexOf(permission.plan)) {
      const has = plan ? `is on ${planLabels[plan]}` : 'has no active plan';
      return {
        by: 'plan',
        reason: `This requires the ${planLabels[permission.plan]} plan. ${name} ${has}.`,
      };
    }
  }
  if (role !== SUPER_ADMIN && readOnly.includes(status)) {
    const reason = `${name} is ${statusLabels[status].toLowerCase()}, so it’s read-only.`;
    return { by: 'status', reason };
  }
  return undefined;
}
