import type { Institution, InstitutionStatus } from '@booking/api-client';
import { INSTITUTION_TRANSITIONS, STATUSES_WITH_REASON } from '@booking/api-client/contract';
import type { ButtonColor } from '@booking/ui';

type ReasonCode = NonNullable<Institution['statusReason']>['code'];

interface Effect {
  /** What becoming it is called on the button. */
  readonly verb: string;
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
    color: 'green',
    description: 'Its users sign in and work as usual.',
    done: 'is active. Its users work as usual.',
  },
  Inactive: {
    verb: 'Pause',
    color: 'theme',
    description: 'A pause of its own, as between seasons. Its users can sign in and read.',
    done: 'is paused. Its users can read only.',
  },
  Suspended: {
    verb: 'Suspend',
    color: 'red',
    description: 'Decided by the platform. Its users can sign in and read, and change nothing.',
    done: 'is suspended. Its users can read only.',
  },
  Closed: {
    verb: 'Close',
    color: 'red',
    description: 'Nobody of the institute can sign in. Its data is kept.',
    done: 'is closed. Nobody of it can sign in.',
  },
  Pending: {
    verb: 'Reopen',
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

/** Stops a business: the name is typed to make sure that it is the right one. */
export function needsName(target: InstitutionStatus): boolean {
  return target === 'Suspended' || target === 'Closed';
}

/** What is filled in so far. */
export interface StatusDraft {
  readonly target: InstitutionStatus | undefined;
  readonly reason: ReasonCode | '';
  readonly note: string;
  readonly typedName: string;
}

export type StatusErrors = Readonly<Partial<Record<keyof StatusDraft, string>>>;

const NOTE_MAX = 500;

/** What is still wrong with a draft, in the order of its fields. */
export function checkDraft(draft: StatusDraft, name: string): StatusErrors {
  const { target } = draft;
  if (!target) return { target: 'Choose what the institute should be.' };
  const note = draft.note.trim();
  return {
    ...(needsReason(target) && !draft.reason && { reason: 'Choose a reason.' }),
    ...(needsReason(target) && !note && { note: 'Write what the owner should know.' }),
    ...(note.length > NOTE_MAX && {
      note: `A note has at most ${NOTE_MAX} characters. This one has ${note.length}.`,
    }),
    ...(needsName(target) &&
      !isSameName(draft.typedName, name) && {
        typedName: `Type the name as it stands here: ${name}`,
      }),
  };
}

/** Blanks and capitals do not matter: the name proves that one looked, not that one can type. */
function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(typed) === plain(name);
}
