import type { Institution, InstitutionStatus, InstitutionStatusChange } from '@booking/api-client';
import { INSTITUTION_TRANSITIONS, STATUSES_WITH_REASON } from '@booking/api-client/contract';
import type { ButtonColor } from '@booking/ui';
import { formatDay } from '../../../dates/civil-date.ts';

type ReasonCode = NonNullable<Institution['statusReason']>['code'];

interface Effect {
  /** What becoming it is called on the button. */
  readonly verb: string;
  /** While many become it, and once they have. */
  readonly doing: string;
  readonly participle: string;
  readonly color: ButtonColor;
  /** What follows for the people of the institute. */
  readonly description: string;
  /** Said when it is done, after the institute's name. */
  readonly done: string;
}

/** What each status brings about. */
export const effects: Readonly<Record<InstitutionStatus, Effect>> = {
  Active: {
    verb: 'Activate',
    doing: 'Activating',
    participle: 'activated',
    color: 'green',
    description: 'Its users sign in and work as usual.',
    done: 'is active. Its users work as usual.',
  },
  Inactive: {
    verb: 'Pause',
    doing: 'Pausing',
    participle: 'paused',
    color: 'theme',
    description: 'A pause of its own, as between seasons. Its users can sign in and read.',
    done: 'is paused. Its users can read only.',
  },
  Suspended: {
    verb: 'Suspend',
    doing: 'Suspending',
    participle: 'suspended',
    color: 'red',
    description: 'Decided by the platform. Its users can sign in and read, and change nothing.',
    done: 'is suspended. Its users can read only.',
  },
  Closed: {
    verb: 'Close',
    doing: 'Closing',
    participle: 'closed',
    color: 'red',
    description: 'Nobody of the institute can sign in. Its data is kept.',
    done: 'is closed. Nobody of it can sign in.',
  },
  Pending: {
    verb: 'Reopen',
    doing: 'Reopening',
    participle: 'reopened',
    color: 'theme',
    description: 'It is set up once more: its users can sign in, nothing is sold yet.',
    done: 'is being set up again.',
  },
};

/** The statuses that an institute may go to from its own. */
export function targetsOf(status: InstitutionStatus): readonly InstitutionStatus[] {
  return INSTITUTION_TRANSITIONS[status];
}

/** Whether a change of status must say why. */
export function needsReason(target: InstitutionStatus): boolean {
  return STATUSES_WITH_REASON.includes(target);
}

/** Suspending and closing stop a business (3), a pause touches its people (2), the way back touches nobody else (1). */
export function levelOf(target: InstitutionStatus): 1 | 2 | 3 {
  if (target === 'Suspended' || target === 'Closed') return 3;
  return target === 'Inactive' ? 2 : 1;
}

type Affected = Pick<Institution, 'counts' | 'currentSubscription'>;

const users = (count: number) => (count === 1 ? '1 user' : `${count} users`);
const reads = (count: number) => `${users(count)} can sign in and read, and change nothing.`;

/** What follows from a change of status, a sentence each. Only what the server really does. */
export function impactOf(target: InstitutionStatus, institutes: readonly Affected[]): string[] {
  const people = institutes.reduce((sum, { counts }) => sum + counts.users, 0);
  const plans = institutes.flatMap(({ currentSubscription }) => currentSubscription ?? []);
  const [plan] = plans;
  switch (target) {
    case 'Suspended':
    case 'Inactive':
      return [reads(people), 'Subscriptions go on.'];
    case 'Closed':
      return [
        `${users(people)} cannot sign in any more; whoever is signed in is signed out.`,
        plan && plans.length === 1
          ? `The subscription ends now: ${plan.planName}, valid until ${formatDay(plan.currentPeriodEnd)}.`
          : plan
            ? `${plans.length} subscriptions end now.`
            : 'There is no subscription to end.',
        'All data is kept.',
      ];
    case 'Active':
      return [`${users(people)} can sign in and work as usual.`];
    case 'Pending':
      return [
        `${users(people)} can sign in again.`,
        'A subscription that ended with the closing stays ended.',
      ];
  }
}

/** What is filled in so far. */
export interface StatusDraft {
  readonly target: InstitutionStatus | undefined;
  readonly reason: ReasonCode | '';
  readonly note: string;
}

export type StatusErrors = Readonly<Partial<Record<keyof StatusDraft, string>>>;

const NOTE_MAX = 500;

/** What is still wrong with a draft, in the order of its fields. */
export function checkDraft({ target, reason, note: typed }: StatusDraft): StatusErrors {
  if (!target) return { target: 'Choose what it should be.' };
  const note = typed.trim();
  return {
    ...(needsReason(target) && !reason && { reason: 'Choose a reason.' }),
    ...(needsReason(target) && !note && { note: 'Write what the owner should know.' }),
    ...(note.length > NOTE_MAX && {
      note: `A note has at most ${NOTE_MAX} characters. This one has ${note.length}.`,
    }),
  };
}

/** The call that a complete draft makes of an institute. */
export function changeOf(
  { target, reason, note }: StatusDraft,
  { __v }: Pick<Institution, '__v'>,
): InstitutionStatusChange | undefined {
  if (!target) return undefined;
  const why = needsReason(target) && reason ? { reason: { code: reason, note: note.trim() } } : {};
  return { status: target, __v, ...why };
}
