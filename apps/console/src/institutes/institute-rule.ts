import { isDay, isInstant, oneOrMore, someLike } from '../list/filters/filter-values.ts';
import type { ListRule } from '../list/list-state.ts';
import {
  keysOf,
  planLabels,
  statusTones,
  subscriptionLabels,
  typeLabels,
} from './institute-words.ts';
import { states } from './states.ts';

export type InstituteFilterKey =
  | 'status'
  | 'plan'
  | 'subscriptionStatus'
  | 'currentPeriodEnd[gte]'
  | 'currentPeriodEnd[lte]'
  | 'template'
  | 'type'
  | 'state'
  | 'city'
  | 'country'
  | 'tag'
  | 'noActivitySince'
  | 'lastActivityAt[gte]'
  | 'lastActivityAt[lt]'
  | 'createdAt[gte]'
  | 'createdAt[lt]';

const words = someLike(/\S/);

/** What the list of institutes may be asked for. */
export const instituteRule: ListRule<InstituteFilterKey> = {
  filters: {
    status: oneOrMore(keysOf(statusTones)),
    plan: oneOrMore(keysOf(planLabels)),
    subscriptionStatus: oneOrMore(keysOf(subscriptionLabels)),
    'currentPeriodEnd[gte]': isDay,
    'currentPeriodEnd[lte]': isDay,
    template: someLike(/^[0-9a-f]{24}$/),
    type: oneOrMore(keysOf(typeLabels)),
    state: oneOrMore(states),
    city: words,
    country: someLike(/^[A-Z]{2}$/),
    tag: words,
    noActivitySince: isInstant,
    'lastActivityAt[gte]': isInstant,
    'lastActivityAt[lt]': isInstant,
    'createdAt[gte]': isInstant,
    'createdAt[lt]': isInstant,
  },
  sorts: ['name', 'code', 'createdAt', 'status', 'currentPeriodEnd', 'lastActivityAt'],
  defaultSort: '-createdAt',
};
