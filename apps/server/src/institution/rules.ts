import {
  INSTITUTION_TRANSITIONS,
  type InstitutionStatus,
  panOf,
  SETUP_STEPS,
  type SetupStep,
  STATUSES_WITH_REASON,
} from '@booking/api-client/contract';
import { fieldError, HttpError } from '../http-error.ts';
import type { institution, StatusEvent, StatusReason } from '../schema/tenant.ts';

type InstitutionRow = typeof institution.$inferSelect;

/** Fields that belong to the platform: an owner may read some of them and write none. */
export const PLATFORM_FIELDS = [
  'notes',
  'tags',
  'code',
  'template',
  'owner',
  'accountManager',
] as const;

/** The changes of status that an institution remembers. */
export const STATUS_HISTORY_MAX = 50;

const DAY_MS = 86_400_000;

/**
 * The statuses that an institution can change to now. A closed one can be reopened for some time.
 * @param reopenDays how long.
 */
export function allowedTransitions(
  { status, statusChangedAt }: Pick<InstitutionRow, 'status' | 'statusChangedAt'>,
  now: Date,
  reopenDays: number,
): readonly InstitutionStatus[] {
  const isOver =
    status === 'Closed' && now.getTime() >= statusChangedAt.getTime() + reopenDays * DAY_MS;
  return isOver ? [] : INSTITUTION_TRANSITIONS[status];
}

/** Refuses a change of status that is not allowed now, or that lacks its reason. */
export function checkTransition(
  row: Pick<InstitutionRow, 'status' | 'statusChangedAt'>,
  to: InstitutionStatus,
  reason: StatusReason | undefined,
  now: Date,
  reopenDays: number,
): void {
  const allowed = allowedTransitions(row, now, reopenDays);
  if (!allowed.includes(to)) {
    throw new HttpError('INVALID_TRANSITION', {
      message: `The status can’t change from ${row.status} to ${to}. Allowed: ${allowed.join(', ') || 'none'}.`,
      data: allowed,
    });
  }
  if (STATUSES_WITH_REASON.includes(to) && !reason) {
    throw fieldError('VALIDATION', 'reason', 'Choose a reason and add a note.', 'required');
  }
}

/** Without settings of its own, an institute works with those of its template. */
type Needed = Exclude<SetupStep, 'settings'>;

/** Requirement of each step of the setup, and how to meet it: a message names the first that is missing. */
const ACTIVATION_NEEDS = {
  owner: 'an owner. Invite one first',
  subscription: 'a subscription. Start one first',
  category: 'a category. Add one first',
  asset: 'an asset. Add one first',
  price: 'a base price. Set one in a category first',
} as const satisfies Readonly<Record<Needed, string>>;

/** Refuses to activate what lacks something. */
export function checkActivation(has: Readonly<Record<Needed, boolean>>): void {
  const missing = SETUP_STEPS.filter((step) => step !== 'settings').find((step) => !has[step]);
  if (!missing) return;
  const message = `This institute needs ${ACTIVATION_NEEDS[missing]}.`;
  throw fieldError('BUSINESS_RULE', 'status', message);
}

/** Returns the history with one more event. When it is full, the oldest event after the first (the creation) is dropped. */
export function appendHistory(
  [first, ...later]: readonly StatusEvent[],
  event: StatusEvent,
): readonly StatusEvent[] {
  if (!first) return [event];
  return [first, ...[...later, event].slice(1 - STATUS_HISTORY_MAX)];
}

/** Rejects an owner’s write to fields that belong to the platform, naming each. */
export function refusePlatformFields(body: object): void {
  const touched = PLATFORM_FIELDS.filter((field) => Object.hasOwn(body, field));
  const only = 'Only platform staff can change';
  refuseFields(touched, 'platform_only', `${only} this.`, `${only} ${touched.join(', ')}.`);
}

/** Rejects the fields that someone who may change a part of an institution can't change, naming each. */
export function refuseAllBut(body: object, part: readonly string[]): void {
  const touched = Object.keys(body).filter((field) => !part.includes(field));
  refuseFields(touched, 'permission', 'You don’t have permission to edit institutes.');
}

/** @param summary Message about all of them together. */
function refuseFields(
  fields: readonly string[],
  code: string,
  message: string,
  summary = message,
): void {
  if (fields.length === 0) return;
  const errors = fields.map((path) => ({ path, code, message }));
  throw new HttpError('FORBIDDEN', { message: summary, errors });
}

/** A GSTIN contains the PAN of its holder, so the two agree. */
export function checkTaxNumbers({
  gstin,
  pan,
}: {
  readonly gstin?: string | null | undefined;
  readonly pan?: string | null | undefined;
}): void {
  if (!gstin || !pan || panOf(gstin) === pan) return;
  const message = `Check the PAN: the GSTIN is of ${panOf(gstin)}.`;
  throw fieldError('VALIDATION', 'pan', message, 'mismatch');
}

/** Code and template are settled when an institution opens: others have written them down by then. */
export function checkSettled(
  status: InstitutionStatus,
  stored: { readonly code: string; readonly templateId: string },
  body: { readonly code?: string | undefined; readonly template?: string | undefined },
): void {
  if (status === 'Pending') return;
  if (body.code !== undefined && body.code !== stored.code) {
    throw fieldError('BUSINESS_RULE', 'code', 'The code can’t be changed after setup.');
  }
  if (body.template !== undefined && body.template !== stored.templateId) {
    throw fieldError('BUSINESS_RULE', 'template', 'The template can’t be changed after setup.');
  }
}
