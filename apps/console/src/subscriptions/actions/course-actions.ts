import { addDays, GRACE_DAYS_MAX, TRIAL_DAYS_MAX } from '@booking/api-client/facts';
import type { FieldValues } from 'react-hook-form';
import { formatDay } from '../../dates/shown-date.ts';
import { choice, flag } from '../../entity/form/choice-fields.tsx';
import { day } from '../../entity/form/day-field.tsx';
import { number, text } from '../../entity/form/text-fields.tsx';
import { optionsOf } from '../../labels/labels.ts';
import { moneyText } from '../../region/money.ts';
import { cancelReasonLabels } from '../subscription-words.ts';
import { discountFields, withoutEmptyDiscount } from './discount-fields.ts';
import type { ActionContext, ActionForm } from './subscription-action.ts';

export const extendTrial: ActionForm = {
  title: 'Extend trial',
  description: ({ subscription: { trialEndsAt, startDate } }) =>
    `It ends on ${formatDay(trialEndsAt ?? startDate)}. A trial has up to ${TRIAL_DAYS_MAX} days.`,
  confirmLabel: 'Extend trial',
  rows: () => [day('trialEndsAt', 'Trial ends on', { emptyMessage: 'Choose a date.' })],
  start: ({ subscription: { trialEndsAt }, day: today }) => ({
    trialEndsAt: addDays(trialEndsAt && trialEndsAt > today ? trialEndsAt : today, 7),
  }),
  done: ({ trialEndsAt }, { institution: { name } }) =>
    `The trial of ${name} now ends on ${trialEndsAt && formatDay(trialEndsAt)}.`,
};

export const endTrial: ActionForm = {
  title: 'End the trial now?',
  confirmLabel: 'End trial',
  impact: (_, { subscription, day: today }) => {
    const { pendingChange, currency, accountBalance: balance, trialEndsAt } = subscription;
    const cost = moneyText(pendingChange?.price ?? subscription.amount, currency);
    const plan = pendingChange?.planName ?? subscription.planName;
    return [
      `${plan} begins today, ${formatDay(today)}, and ${cost} is charged.`,
      ...(trialEndsAt ? [`The free days until ${formatDay(trialEndsAt)} are given up.`] : []),
      ...(balance < 0 ? [`Its credit of ${moneyText(-balance, currency)} is used first.`] : []),
    ];
  },
  done: (after, { institution: { name } }) =>
    after.accountBalance > 0
      ? `The trial of ${name} has ended. ${moneyText(after.accountBalance, after.currency)} is due.`
      : `The trial of ${name} has ended. Nothing is due.`,
};

export const setTerms: ActionForm = {
  title: 'Edit terms',
  description: () => 'A discount applies from the next charge.',
  confirmLabel: 'Save terms',
  rows: () => [
    [
      number('graceDays', 'Grace days', {
        min: 0,
        max: GRACE_DAYS_MAX,
        description: 'Days an unpaid subscription stays active.',
      }),
    ],
    flag('autoRenew', 'Renews automatically', {
      description: 'If off, it ends with the current period.',
    }),
    ...discountFields,
  ],
  start: ({ subscription: { graceDays, autoRenew, discount } }) => ({
    graceDays,
    autoRenew,
    discount: discount ?? { mode: '', value: null, reason: '' },
  }),
  bodyOf: (body, { subscription }) => {
    const { discount, ...terms } = withoutEmptyDiscount(body);
    const isSame = JSON.stringify(discount) === JSON.stringify(subscription.discount);
    return isSame ? terms : { ...terms, discount };
  },
  done: (_, { institution: { name } }) => `Terms of ${name} saved.`,
};

export const pause: ActionForm = {
  title: 'Pause subscription?',
  confirmLabel: 'Pause subscription',
  rows: () => [
    day('resumeOn', 'Resume on', {
      isOptional: true,
      description: 'Leave empty to pause until someone resumes it.',
    }),
    text('note', 'Note', {
      isOptional: true,
      hasLines: true,
      description: 'Saved in the history.',
    }),
  ],
  bodyOf: ({ note, ...body }) => (note ? { ...body, note } : body),
  impact: ({ resumeOn }, { subscription: { currentPeriodEnd } }) => [
    resumeOn
      ? `No more charges. It resumes on ${formatDay(resumeOn)}.`
      : 'No more charges until it’s resumed.',
    `The remaining days until ${formatDay(currentPeriodEnd)} are kept.`,
    'It doesn’t count as revenue while it’s paused.',
  ],
  done: ({ resumeOn }, { institution: { name } }) =>
    resumeOn ? `${name} paused. It resumes on ${formatDay(resumeOn)}.` : `${name} paused.`,
};

export const resume: ActionForm = {
  title: 'Resume subscription?',
  description: () => 'It resumes today with its remaining days.',
  confirmLabel: 'Resume subscription',
  done: ({ currentPeriodEnd }, { institution: { name } }) =>
    `${name} resumed. Its period ends on ${formatDay(currentPeriodEnd)}.`,
};

const isRunning = ({ status }: ActionContext['subscription']) =>
  status === 'Active' || status === 'Trialing' || status === 'PastDue';

export const cancel: ActionForm = {
  title: 'Cancel subscription?',
  confirmLabel: 'Cancel subscription',
  rows: ({ subscription }) => [
    [
      choice('when', 'When', [
        ...(isRunning(subscription)
          ? [
              {
                value: 'periodEnd',
                label: `At the end of the period, ${formatDay(subscription.currentPeriodEnd)}`,
              },
            ]
          : []),
        { value: 'now', label: 'Now' },
      ]),
      choice('reason.code', 'Reason', optionsOf(cancelReasonLabels), {
        placeholder: 'Choose a reason',
        emptyMessage: 'Choose a reason.',
      }),
    ],
    text('reason.note', 'Note', { hasLines: true, description: 'Optional. Saved in the history.' }),
  ],
  impact: (values, { subscription }) => cancelImpact(values, subscription),
  isStop: ({ when }) => when === 'now',
  done: (after, { institution: { name } }) =>
    after.cancelAtPeriodEnd
      ? `${name} ends on ${formatDay(after.currentPeriodEnd)}.`
      : `The subscription of ${name} is cancelled.`,
};

function cancelImpact(
  { when }: FieldValues,
  {
    status,
    accountBalance: balance,
    currency,
    currentPeriodEnd,
    pendingChange,
  }: ActionContext['subscription'],
): readonly string[] {
  const dropped = pendingChange ? [`The change to ${pendingChange.planName} is cancelled.`] : [];
  if (when !== 'now') {
    return [`It stays active until ${formatDay(currentPeriodEnd)}, then it ends.`, ...dropped];
  }
  if (status === 'Pending') return ['It won’t start. The charge is reversed.'];
  return [
    'It ends now. The features of its plan become read-only.',
    'Paid days aren’t refunded.',
    ...(balance > 0 ? [`${moneyText(balance, currency)} stays due.`] : []),
    ...dropped,
  ];
}

export const keep: ActionForm = {
  title: 'Withdraw the cancellation?',
  description: ({ subscription: { currentPeriodEnd } }) =>
    `It will renew after ${formatDay(currentPeriodEnd)}.`,
  confirmLabel: 'Withdraw cancellation',
  done: (_, { institution: { name } }) => `The cancellation of ${name} is withdrawn.`,
};
