import type { Institution, InstitutionStatus, InstitutionStatusChange } from '@booking/api-client';
import {
  INSTITUTION_TRANSITIONS,
  PLATFORM_TIME_ZONE,
  REOPEN_DAYS,
  SCHEDULE_DAYS_MAX,
  STATUSES_WITH_REASON,
} from '@booking/api-client/facts';
import type { ButtonColor } from '@booking/ui';
import { addDays, instantAt } from '../../../dates/civil-date.ts';
import { formatDay, formatInstant, today } from '../../../dates/shown-date.ts';

type ReasonCode = NonNullable<Institution['statusReason']>['code'];

interface Effect {
  /** The verb on the confirm button. */
  readonly verb: string;
  /** For bulk changes, while running and once done. */
  readonly doing: string;
  readonly participle: string;
  readonly color: ButtonColor;
  /** Effect on the institute's users. */
  readonly description: string;
  /** The toast, after the institute's name. */
  readonly done: string;
}

/** The effects of each status. */
export const effects: Readonly<Record<InstitutionStatus, Effect>> = {
  Active: {
    verb: 'Activate',
    doing: 'Activating',
    participle: 'activated',
    color: 'green',
    description: 'Users can sign in and work as usual.',
    done: 'is active. Users can work as usual.',
  },
  Inactive: {
    verb: 'Pause',
    doing: 'Pausing',
    participle: 'paused',
    color: 'theme',
    description: 'Temporarily closed, for example between seasons. Users get read-only access.',
    done: 'is paused. Users have read-only access.',
  },
  Suspended: {
    verb: 'Suspend',
    doing: 'Suspending',
    participle: 'suspended',
    color: 'red',
    description: 'Suspended by the platform. Users get read-only access.',
    done: 'is suspended. Users have read-only access.',
  },
  Closed: {
    verb: 'Close',
    doing: 'Closing',
    participle: 'closed',
    color: 'red',
    description: 'No one at this institute can sign in. Data is kept.',
    done: 'is closed. No one there can sign in.',
  },
  Pending: {
    verb: 'Reopen',
    doing: 'Reopening',
    participle: 'reopened',
    color: 'theme',
    description: 'Goes back to setup. Users can sign in, but the institute isn’t live.',
    done: 'is back in setup.',
  },
};

/** The statuses that an institute can change to. A closed one can be reopened until `purgeAfter`. */
export function targetsOf({
  status,
  purgeAfter,
}: Pick<Institution, 'status' | 'purgeAfter'>): readonly InstitutionStatus[] {
  const isOver = purgeAfter !== null && Date.parse(purgeAfter) <= Date.now();
  return isOver ? [] : INSTITUTION_TRANSITIONS[status];
}

/** Returns a missing requirement for activation; undefined if there is none. The end of a suspension needs nothing. */
export function missingFor(
  target: InstitutionStatus,
  {
    status,
    owner,
    currentSubscription,
  }: Pick<Institution, 'status' | 'owner' | 'currentSubscription'>,
): 'an owner' | 'a subscription' | undefined {
  if (target !== 'Active' || status === 'Suspended') return undefined;
  if (!owner) return 'an owner';
  return currentSubscription ? undefined : 'a subscription';
}

/** Whether a change to the status requires a reason. */
export function needsReason(target: InstitutionStatus): boolean {
  return STATUSES_WITH_REASON.includes(target);
}

/** Suspending more than this many at once requires typing their number. */
const SUSPENSIONS_MAX = 20;

/**
 * Closing ends subscriptions and signs people out, and many suspensions at once stop many businesses (3). Suspending
 * and pausing affect an institute's users (2), resuming affects no one else (1).
 */
export function levelOf(target: InstitutionStatus, count = 1): 1 | 2 | 3 {
  switch (target) {
    case 'Closed':
      return 3;
    case 'Suspended':
      return count > SUSPENSIONS_MAX ? 3 : 2;
    case 'Inactive':
      return 2;
    default:
      return 1;
  }
}

type Affected = Pick<Institution, 'counts' | 'currentSubscription'>;

/** "1 user loses access.", "8 users lose access." */
const users = (count: number, singular: string, plural = singular) =>
  count === 1 ? `1 user ${singular}` : `${count} users ${plural}`;

/**
 * The effects of a status change, one sentence each. Only what the server really does.
 * @param reopenDays How long a closed institute can be reopened.
 */
export function impactOf(
  target: InstitutionStatus,
  institutes: readonly Affected[],
  reopenDays: number = REOPEN_DAYS,
): string[] {
  const people = institutes.reduce((sum, { counts }) => sum + counts.users, 0);
  const plans = institutes.flatMap(({ currentSubscription }) => currentSubscription ?? []);
  const [plan] = plans;
  switch (target) {
    case 'Suspended':
    case 'Inactive':
      return [
        users(people, 'switches to read-only access.', 'switch to read-only access.'),
        ...(plan
          ? [plans.length === 1 ? 'The subscription continues.' : 'Subscriptions continue.']
          : []),
      ];
    case 'Closed':
      return [
        users(people, 'loses access and is signed out.', 'lose access and are signed out.'),
        plan && plans.length === 1
          ? `The subscription ends now: ${plan.planName}, current period to ${formatDay(plan.currentPeriodEnd)}.`
          : plan
            ? `${plans.length} subscriptions end now.`
            : 'There’s no subscription to end.',
        `All data is kept. ${institutes.length === 1 ? 'It' : 'They'} can be reopened for ${reopenDays} days.`,
      ];
    case 'Active':
      return [users(people, 'can sign in and work as usual.')];
    case 'Pending':
      return [
        users(people, 'can sign in again.'),
        institutes.length === 1
          ? 'The subscription that ended on closing isn’t restored.'
          : 'Subscriptions that ended on closing aren’t restored.',
      ];
  }
}

/** When a change takes effect, and when a pause ends, for the list of effects. */
export function timesOf({ target, resumeOn, ...when }: StatusDraft): readonly string[] {
  const at = effectiveAt(when);
  return [
    ...(at ? [`Takes effect on ${formatInstant(at, PLATFORM_TIME_ZONE)}.`] : []),
    ...(target === 'Inactive' && resumeOn ? [`Resumes on ${formatDay(resumeOn)}.`] : []),
  ];
}

/** The fields of a status change. */
export interface StatusDraft {
  readonly target: InstitutionStatus | undefined;
  /** Emails the owner. */
  readonly notify: boolean;
  readonly reason: ReasonCode | '';
  readonly note: string;
  /** When it takes effect on the platform's clock, `YYYY-MM-DDTHH:mm`; empty for now. */
  readonly from: string;
  /** The last day of a pause is the one before. */
  readonly resumeOn: string;
}

/** A draft in which nothing is chosen. */
export const emptyDraft: StatusDraft = {
  target: undefined,
  notify: true,
  reason: '',
  note: '',
  from: '',
  resumeOn: '',
};

/** The days on which a change can take effect, and on which a pause can end. */
export function daysFor({ from }: Pick<StatusDraft, 'from'>, now = today()) {
  const last = addDays(now, SCHEDULE_DAYS_MAX - 1);
  return { first: now, last, firstResumption: addDays(dayFrom(from) || now, 1) };
}

const dayFrom = (from: string) => from.slice(0, 10);

/** When a change takes effect; undefined for now. */
export function effectiveAt({ from }: Pick<StatusDraft, 'from'>): string | undefined {
  return from === '' ? undefined : instantAt(from);
}

export type StatusErrors = Readonly<Partial<Record<keyof StatusDraft, string>>>;

const NOTE_MAX = 500;

/** The errors of a draft, in the order of its fields. */
export function checkDraft(draft: StatusDraft): StatusErrors {
  const { target, reason, note: typed, resumeOn } = draft;
  if (!target) return { target: 'Choose a status.' };
  const note = typed.trim();
  return {
    ...(needsReason(target) && !reason && { reason: 'Choose a reason.' }),
    ...(needsReason(target) && !note && { note: 'Enter a note.' }),
    ...(note.length > NOTE_MAX && {
      note: `Notes can have up to ${NOTE_MAX} characters. This one has ${note.length}.`,
    }),
    ...timeErrors(draft),
    ...(target === 'Inactive' &&
      resumeOn !== '' &&
      resumeOn < daysFor(draft).firstResumption && {
        resumeOn: 'Choose a day after the pause begins.',
      }),
  };
}

function timeErrors(draft: StatusDraft): StatusErrors {
  const at = effectiveAt(draft);
  if (at === undefined || Date.parse(at) > Date.now()) return {};
  return { from: 'Choose a time in the future.' };
}

/** The request body of a complete draft for an institute. */
export function changeOf(
  { target, reason, note, notify, resumeOn, ...when }: StatusDraft,
  { __v }: Pick<Institution, '__v'>,
): InstitutionStatusChange | undefined {
  if (!target) return undefined;
  const why = needsReason(target) && reason ? { reason: { code: reason, note: note.trim() } } : {};
  const at = effectiveAt(when);
  return {
    status: target,
    __v,
    notify,
    ...why,
    ...(at && { effectiveAt: at }),
    ...(target === 'Inactive' && resumeOn && { resumeOn }),
  };
}
