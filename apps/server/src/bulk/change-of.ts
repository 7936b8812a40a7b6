import {
  addDays,
  type BulkList,
  type bulkCreate,
  type UserAction,
} from '@booking/api-client/contract';
import type * as z from 'zod/mini';
import { fieldError, HttpError } from '../http-error.ts';
import type { BulkChange } from '../schema/bulk.ts';

/** The one action on users that many can have at once. */
const RESEND: UserAction = 'resendInvitation';

/** A row of a list, as far as a change looks at it. */
export type ListedRow = Readonly<Record<string, unknown>> & { readonly _id: string };

/** Row that a write changes, and the version that tells whether it has. */
export interface Target {
  readonly id: string;
  readonly version: number;
  /** The fields of the row that is written. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Returns what is written of a row of the list. @throws HttpError for a row that has none. */
export function targetOf(list: BulkList, row: ListedRow): Target {
  const fields = list === 'subscription.current' ? row.subscription : row;
  if (!isFields(fields)) {
    throw new HttpError('BUSINESS_RULE', { message: 'There’s no active subscription.' });
  }
  return { id: String(fields._id), version: Number(fields.__v), fields };
}

/** Returns the body of a row's own write. Undefined if the row is so already. */
export function bodyFor(change: BulkChange, { fields, version }: Target): object | undefined {
  const { addTag, removeTag, addTrialDays, body } = change;
  if (addTrialDays !== undefined) {
    const lastDay = String(fields.trialEndsAt ?? fields.startDate);
    const trialEndsAt = addDays(lastDay, addTrialDays);
    return { action: 'extendTrial', trialEndsAt, __v: version };
  }
  if (addTag === undefined && removeTag === undefined) return { ...body, __v: version };
  const tags = Array.isArray(fields.tags) ? fields.tags.map(String) : [];
  const remaining = tags.filter((tag) => tag !== removeTag);
  const next =
    addTag === undefined || remaining.includes(addTag) ? remaining : [...remaining, addTag];
  if (next.length === tags.length && next.every((tag, at) => tag === tags[at])) return undefined;
  return { tags: next, __v: version };
}

/** Returns the name of a row in a receipt: the one that its list shows. */
export function nameOf(list: BulkList, row: ListedRow): string {
  const { name, code, header, firstName, lastName, institution } = row;
  if (list.startsWith('asset.')) return String(code);
  if (list === 'pricing.list') return String(header);
  if (typeof name === 'string') return name;
  if (typeof firstName === 'string') return `${firstName} ${lastName}`;
  return isFields(institution) ? String(institution.name) : row._id;
}

/** @throws HttpError where the parts of a change contradict each other. */
export function checkChange(request: z.output<typeof bulkCreate>): void {
  const { list, call, body, addTag, removeTag, addTrialDays } = request;
  const [group] = call.split('.');
  if (list.split('.')[0] !== group) {
    throw fieldError('VALIDATION', 'list', 'Choose the list of the rows that the change is about.');
  }
  const special = { addTag, removeTag, addTrialDays };
  const named = Object.entries(special).flatMap(([name, value]) =>
    value === undefined ? [] : name,
  );
  const isOf = { addTag: 'institution', removeTag: 'institution', addTrialDays: 'subscription' };
  for (const [name, value] of Object.entries(isOf)) {
    if (named.includes(name) && `${value}.update` !== call) {
      throw fieldError('VALIDATION', name, `Only ${value}.update takes this.`);
    }
  }
  if (named.length > 0 && Object.keys(body).length > 0) {
    throw fieldError('VALIDATION', 'body', `Send either values to write or “${named[0]}”.`);
  }
  const isAction = group === 'user' && body.action !== RESEND;
  for (const name of ['__v', 'email', ...(isAction ? ['action'] : [])]) {
    if (Object.hasOwn(body, name)) {
      throw fieldError('VALIDATION', `body.${name}`, 'This can’t be the same for many rows.');
    }
  }
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && '_id' in value;
}
