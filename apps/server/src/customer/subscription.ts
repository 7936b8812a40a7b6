import type { Handlers } from '../http/call.ts';
import {
  act,
  followFirst,
  institutionOf,
  listCurrent,
  lockInstitution,
  readSold,
  sell,
  subscriptions,
} from '../subscription/index.ts';
import { followPayment } from './follow-payment.ts';

/** The calls about subscriptions. */
export const subscriptionHandlers = {
  current: listCurrent,
  list: subscriptions.list,

  async create(call) {
    return readSold(call, await sell(call));
  },

  async update(call) {
    const institutionId = await institutionOf(call.db, call.id);
    if (institutionId) await lockInstitution(call, institutionId);
    const row = await subscriptions.lock(call, call.id, call.body.__v);
    const id = await act(call, await followFirst(call, row));
    // An institute that has paid its debt is activated with the payment, and one that never owed it with the adjustment.
    const { action } = call.body;
    if (action === 'recordPayment' || action === 'adjustCharge') {
      await followPayment(call, row.institutionId);
    }
    return readSold(call, id);
  },
} satisfies Handlers['subscription'];
