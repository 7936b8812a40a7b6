import type { Handlers } from '../http/call.ts';
import { institutionOf } from '../subscription/rows.ts';
import { subscriptionHandlers } from '../subscription/subscription.ts';
import { followPayment } from './follow-payment.ts';

/** The calls about subscriptions. An institute that has paid its debt is activated with the payment. */
export const payingSubscriptionHandlers: Handlers['subscription'] = {
  ...subscriptionHandlers,

  async update(call) {
    const built = await subscriptionHandlers.update(call);
    const institutionId = await institutionOf(call.db, call.id);
    if (institutionId && call.body.action === 'recordPayment') {
      await followPayment(call, institutionId);
    }
    return built;
  },
};
