import type { SubscriptionAction as ActionName } from '@booking/api-client/facts';
import { cancel, endTrial, extendTrial, keep, pause, resume, setTerms } from './course-actions.ts';
import { recordPayment, reversePayment } from './payment-actions.ts';
import { changePlan, keepPlan } from './plan-actions.ts';
import type { ActionForm } from './subscription-action.ts';

/** The forms of the actions. */
export const actionForms: Readonly<Record<ActionName, ActionForm>> = {
  recordPayment,
  reversePayment,
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
