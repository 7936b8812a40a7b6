import type { SubscriptionAction } from './subscription-action.ts';

export const recordPaymentAction: SubscriptionAction = {
  action: 'recordPayment',
  label: 'Record payment',
  icon: 'indian-rupee',
  isFrequent: true,
};

/** Actions on a subscription, in the order of its menu. */
export const subscriptionActions: readonly SubscriptionAction[] = [
  recordPaymentAction,
  { action: 'changePlan', label: 'Change plan', icon: 'repeat', isFrequent: true },
  {
    action: 'keepPlan',
    label: 'Keep plan',
    icon: 'undo-2',
    isFor: ({ pendingChange }) => pendingChange !== null,
  },
  { action: 'extendTrial', label: 'Extend trial', icon: 'calendar-plus' },
  {
    action: 'endTrial',
    label: 'End trial now',
    icon: 'calendar-check',
    isFor: ({ status }) => status === 'Trialing',
    blockedReason: ({ cancelAtPeriodEnd }) =>
      cancelAtPeriodEnd ? 'It’s cancelled. Withdraw the cancellation first.' : undefined,
  },
  { action: 'setTerms', label: 'Edit terms', icon: 'pencil' },
  {
    action: 'reversePayment',
    label: 'Reverse payment',
    icon: 'rotate-ccw',
    blockedReason: ({ lastPayment }) =>
      lastPayment ? undefined : 'There is no payment to reverse.',
  },
  {
    action: 'refundPayment',
    label: 'Refund payment',
    icon: 'wallet',
    blockedReason: ({ lastPayment, accountBalance }) =>
      !lastPayment
        ? 'There is no payment to refund.'
        : accountBalance >= 0
          ? 'The account holds no credit to pay out.'
          : undefined,
  },
  { action: 'chargeOnce', label: 'Add one-off charge', icon: 'receipt' },
  { action: 'adjustCharge', label: 'Adjust charge', icon: 'percent' },
  {
    action: 'writeOff',
    label: 'Write off debt',
    icon: 'trending-down',
    tone: 'danger',
    blockedReason: ({ accountBalance }) => (accountBalance > 0 ? undefined : 'Nothing is due.'),
  },
  {
    action: 'pause',
    label: 'Pause',
    icon: 'pause',
    isFor: ({ status }) => status !== 'Paused',
  },
  { action: 'resume', label: 'Resume', icon: 'play', isFor: ({ status }) => status === 'Paused' },
  {
    action: 'keep',
    label: 'Withdraw cancellation',
    icon: 'undo-2',
    isFor: ({ cancelAtPeriodEnd }) => cancelAtPeriodEnd,
  },
  {
    action: 'cancel',
    label: 'Cancel subscription',
    icon: 'ban',
    tone: 'danger',
    isFor: ({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd,
  },
];
