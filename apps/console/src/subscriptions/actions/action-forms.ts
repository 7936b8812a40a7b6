import type { SubscriptionAction as ActionName } from '@booking/api-client/facts';
import { adjustCharge, chargeOnce, refundPayment, writeOff } from './correction-actions.ts';
import { cancel, endTrial, extendTrial, keep, pause, resume, setTerms } from './course-actions.ts';
import { recordPayment, reversePayment } from './payment-actions.ts';
import { changePlan, keepPlan } from './plan-actions.ts';
import type { ActionForm } from './subscription-action.ts';

/** The forms of the actions. */
export const actionForms: Readonly<Record<ActionName, ActionForm>> = {
  recordPayment,
  reversePayment,
  refundPayment,
  chargeOnce,
  adjustCharge,
  writeOff,
  changePlan,
  keepPlan,
  extendTrial,
  endTrial,
  setTerms,
  pause,
  resume,
  cancel,
  keep,
};
