import type { FirstData } from '../../data/first-data.ts';
import { firstDataOf } from '../../entity/use-entity-list.ts';
import { subscribedInstitutes } from './current.tsx';
import { subscriptionHistory } from './history.tsx';
import { tabOf } from './subscription-href.ts';
import { Subscriptions } from './subscriptions.tsx';

const current = firstDataOf(subscribedInstitutes);
const history = firstDataOf(subscriptionHistory);

export const firstData: FirstData = (session, params, path) =>
  (tabOf(params) === 'all' ? history : current)(session, params, path);

/** The subscriptions of institutes. */
export const Component = Subscriptions;
