import type { Institution, InstitutionStatus, User } from '@booking/api-client';
import { SUPER_ADMIN } from '../access/access.ts';
import { keysOf, planLabels, statusLabels } from './institute-words.ts';

type Plan = NonNullable<Institution['currentSubscription']>['plan'];

/** Something that can be done about an institute, and who may. */
export interface Act {
  /** Follows "can": "change the status of an institute". */
  readonly what: string;
  readonly roles: readonly string[];
  /** The lowest plan that has it. Default: every plan. */
  readonly plan?: Plan;
}

/** What the console does about institutes now. */
export const acts = {
  create: { what: 'add an institute', roles: [SUPER_ADMIN] },
  edit: { what: 'edit an institute', roles: [SUPER_ADMIN, 'Owner'] },
  changeStatus: { what: 'change the status of an institute', roles: [SUPER_ADMIN] },
  tag: { what: 'change the tags of an institute', roles: [SUPER_ADMIN] },
} as const satisfies Readonly<Record<string, Act>>;

/** Which of the three gates is closed, and the words for it. */
export interface ClosedGate {
  readonly gate: 'role' | 'plan' | 'status';
  readonly reason: string;
}

type Person = Pick<User, 'role'>;
type Place = Pick<Institution, 'name' | 'status' | 'currentSubscription'>;

/** Users of an institute in these can read and change nothing. */
const readOnly: readonly InstitutionStatus[] = ['Suspended', 'Inactive'];

/** Subscriptions whose plan counts. */
const inForce: readonly string[] = ['Trialing', 'Active', 'PastDue'];

const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/**
 * The gate that keeps a user from an act, or undefined where all three are open: what their role may do, what the plan of
 * the institute has, what its status allows. The platform changes institutes of every status.
 */
export function closedGate(act: Act, { role }: Person, place?: Place): ClosedGate | undefined {
  if (!act.roles.includes(role)) {
    const who = either.format(act.roles.map((one) => `${one === 'Owner' ? 'an' : 'the'} ${one}`));
    return { gate: 'role', reason: `Only ${who} can ${act.what}.` };
  }
  if (!place) return undefined;
  const { name, status, currentSubscription: subscription } = place;
  if (act.plan) {
    const plan = subscription && inForce.includes(subscription.status) && subscription.plan;
    const order = keysOf(planLabels);
    if (!plan || order.indexOf(plan) < order.indexOf(act.plan)) {
      const has = plan ? `is on ${planLabels[plan]}` : 'has no active plan';
      return {
        gate: 'plan',
        reason: `This requires the ${planLabels[act.plan]} plan. ${name} ${has}.`,
      };
    }
  }
  if (role !== SUPER_ADMIN && readOnly.includes(status)) {
    const reason = `${name} is ${statusLabels[status].toLowerCase()}, so it’s read-only.`;
    return { gate: 'status', reason };
  }
  return undefined;
}
