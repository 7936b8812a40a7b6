import {
  keysOf,
  planLabels,
  statusTones,
  subscriptionWords,
  typeLabels,
} from '../../institutes/institute-words.ts';
import { states } from '../../institutes/states.ts';
import type { ListRule } from '../../list/list-state.ts';
import { oneOrMore } from '../../list/list-state.ts';

export type InstituteFilterKey =
  | 'status'
  | 'plan'
  | 'state'
  | 'template'
  | 'type'
  | 'subscriptionStatus'
  | 'currentPeriodEnd[gte]'
  | 'currentPeriodEnd[lte]';

const isId = (value: string) => /^[0-9a-f]{24}$/.test(value);
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** What the list of institutes may be asked for. */
export const instituteRule: ListRule<InstituteFilterKey> = {
  filters: {
    status: oneOrMore(keysOf(statusTones)),
    plan: oneOrMore(keysOf(planLabels)),
    state: oneOrMore(states),
    template: isId,
    type: oneOrMore(keysOf(typeLabels)),
    subscriptionStatus: oneOrMore(keysOf(subscriptionWords)),
    'currentPeriodEnd[gte]': isDay,
    'currentPeriodEnd[lte]': isDay,
  },
  sorts: ['name', 'code', 'createdAt', 'status', 'currentPeriodEnd'],
  defaultSort: '-createdAt',
};
