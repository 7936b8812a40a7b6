import { addDays, billingPeriod, prorate } from '../../../contract/facts/billing.ts';
import { majorOf, roundedMinor } from '../../../contract/facts/money.ts';
import { isPaidLongAgo } from '../../../contract/facts/questions.ts';
import { PAUSE_DAYS_MAX } from '../../../contract/facts/subscription.ts';
import { failure } from '../../failure.ts';
import { balanceOf, chargedMinor, paymentsOf } from '../documents/subscription.ts';
import { fieldFailure } from '../refuse.ts';
import type { SubscriptionRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { addLine, planFor, settle, withEvent } from './account.ts';
import { chargeText } from './charge-text.ts';
import { adjustCharge, chargeOnce, refundPayment, writeOff } from './corrections.ts';
import { agreedPrice, checkDiscount, checkTrial, termsOf } from './sell.ts';
import type { InputFor, Update } from './update-call.ts';

/** Does one action on a subscription whose status allows it. */
export function act(store: Store, call: Update, row: SubscriptionRow): void {
  const { input } = call;
  const change = (changes: Partial<SubscriptionRow>, note?: string | null) => {
    const events = withEvent(row.events, call, input.action, note || null);
    return store.subscriptions.change(row, { ...changes, events }, call.writer);
  };
  switch (input.action) {
    case 'recordPayment':
      recordPayment(store, call, row, input);
      return;
    case 'reversePayment':
      reversePayment(store, call, row, input);
      return;
    case 'refundPayment':
      refundPayment(store, call, row, input);
      return;
    case 'chargeOnce':
      chargeOnce(store, call, row, input);
      return;
    case 'adjustCharge':
      adjustCharge(store, call, row, input);
      return;
    case 'writeOff':
      writeOff(store, call, row, input);
      return;
    case 'changePlan':
      changePlan(store, call, row, input);
      return;
    case 'keepPlan':
      change({ pendingChange: null });
      return;
    case 'extendTrial': {
      const { trialEndsAt } = input;
      const last = row.trialEndsAt ?? row.startDate;
      if (trialEndsAt <= last) {
        throw fieldFailure('VALIDATION', 'trialEndsAt', `Choose a day after ${last}.`);
      }
      checkTrial(row.startDate, trialEndsAt);
      change({ trialEndsAt, currentPeriodEnd: trialEndsAt }, trialEndsAt);
      return;
    }
    case 'endTrial':
      endTrial(store, call, row);
      return;
    case 'setTerms': {
      const { graceDays = row.graceDays, autoRenew = row.autoRenew, discount } = input;
      checkDiscount(discount ?? null, row.price);
      change(
        { graceDays, autoRenew, ...(discount !== undefined && { discount }) },
        discount?.reason,
      );
      return;
    }
    case 'pause': {
      const { resumeOn = null, note } = input;
      const today = store.today();
      if (resumeOn !== null && (resumeOn <= today || resumeOn > addDays(today, PAUSE_DAYS_MAX))) {
        const message = resumeOn <= today ? 'Choose a later day.' : 'Choose a day within a year.';
        throw fieldFailure('VALIDATION', 'resumeOn', message);
      }
      change({ status: 'Paused', pausedAt: call.writer.at, resumeOn }, note);
      return;
    }
    case 'resume':
      settle(store, call, change({ status: 'Active', pausedAt: null, resumeOn: null }));
      return;
    case 'cancel': {
      const { when, reason } = input;
      if (when === 'now') {
        const ended = { endedAt: call.writer.at, endedAs: 'Cancelled' as const };
        change({ status: 'Cancelled', cancelReason: reason, ...ended }, reason.note || reason.code);
        return;
      }
      if (['Scheduled', 'Pending', 'Paused'].includes(row.status)) {
        const message = 'Its period isn’t running. Cancel it now.';
        throw fieldFailure('BUSINESS_RULE', 'when', message);
      }
      change({ cancelAtPeriodEnd: true, cancelReason: reason }, reason.note || reason.code);
      return;
    }
    case 'keep':
      change({ cancelAtPeriodEnd: false, cancelReason: null });
      return;
  }
}

function recordPayment(
  store: Store,
  call: Update,
  row: SubscriptionRow,
  { amount, paidOn, method, reference = null, note, confirmed }: InputFor<'recordPayment'>,
): void {
  const today = store.today();
  if (paidOn > today) {
    throw fieldFailure('VALIDATION', 'paidOn', 'Choose today or an earlier day.');
  }
  const same = paymentsOf(store, row.institutionId).find(
    (entry) => reference !== null && entry.reference === reference && entry.amount === -amount,
  );
  const questions = [
    ...(same
      ? [
          {
            path: 'reference',
            code: 'same_reference',
            message: 'A payment with this reference is already recorded.',
          },
        ]
      : []),
    ...(confirmed && amount > Math.max(0, balanceOf(store, row.institutionId).balance)
      ? [
          {
            path: 'amount',
            code: 'overpayment',
            message: 'This is more than what is due: the rest becomes credit.',
          },
        ]
      : []),
    ...(confirmed && isPaidLongAgo(paidOn, today)
      ? [{ path: 'paidOn', code: 'far_day', message: 'This day is long ago.' }]
      : []),
  ].filter(({ code }) => !confirmed?.some((confirmedCode) => confirmedCode === code));
  const [first] = questions;
  if (first) {
    throw failure('CONFIRMATION_REQUIRED', { message: first.message, errors: questions });
  }
  const amountMinor = -roundedMinor(amount, row.currency);
  const text = note || 'Payment';
  addLine(store, call, row, { kind: 'payment', day: paidOn, amountMinor, text, method, reference });
  const events = withEvent(row.events, call, 'recordPayment', reference, amount);
  settle(store, call, store.subscriptions.change(row, { events }, call.writer));
}

function reversePayment(
  store: Store,
  call: Update,
  row: SubscriptionRow,
  { entry, reason }: InputFor<'reversePayment'>,
): void {
  const payment = paymentsOf(store, row.institutionId).find(({ _id }) => _id === entry);
  if (!payment) throw fieldFailure('VALIDATION', 'entry', 'Payment not found.');
  const { amount, method, reference, _id: reverses } = payment;
  const amountMinor = roundedMinor(-amount, row.currency);
  const line = {
    kind: 'reversal',
    amountMinor,
    text: reason,
    method,
    reference,
    reverses,
  } as const;
  addLine(store, call, row, line);
  const events = withEvent(row.events, call, 'reversePayment', reason, -amount);
  settle(store, call, store.subscriptions.change(row, { events }, call.writer));
}

function changePlan(
  store: Store,
  call: Update,
  row: SubscriptionRow,
  { pricing, billingCycle, price: asked, when }: InputFor<'changePlan'>,
): void {
  const plan = planFor(store, row.institutionId, pricing);
  const price = agreedPrice(plan, billingCycle, asked);
  const isSame = plan._id === row.pricing && billingCycle === row.billingCycle;
  if (isSame && price === row.price) {
    const message = 'It already has this plan at this price. Choose another.';
    throw fieldFailure('BUSINESS_RULE', 'pricing', message, 'same');
  }
  const events = withEvent(row.events, call, 'changePlan', plan.header);
  if (when === 'periodEnd') {
    const next = { pricing, plan: plan.key, planName: plan.header, billingCycle, price };
    store.subscriptions.change(row, { pendingChange: next, events }, call.writer);
    return;
  }
  const { taxRate, taxInclusive } = plan;
  const terms = { ...termsOf(plan), billingCycle, price, taxRate, taxInclusive };
  const changed = { ...row, ...terms };
  const to = { priceMinor: chargedMinor(changed), cycle: billingCycle };
  const periodAmount = majorOf(to.priceMinor, row.currency);
  if (row.status === 'Trialing') {
    const changes = { ...terms, periodAmount, pendingChange: null, events };
    store.subscriptions.change(row, changes, call.writer);
    return;
  }
  const today = store.today();
  const period = { start: row.currentPeriodStart, end: row.currentPeriodEnd };
  const from = {
    priceMinor: roundedMinor(row.periodAmount, row.currency),
    cycle: row.billingCycle,
  };
  const proration = prorate({ ...from, period }, to, today);
  addLine(store, call, row, {
    ...{ kind: 'credit', amountMinor: -proration.creditMinor, taxRate: row.taxRate },
    text: `Unused: ${chargeText(row.planName, { start: today, end: period.end })}`,
  });
  addLine(store, call, row, {
    ...{ kind: 'charge', amountMinor: proration.chargeMinor, taxRate },
    text: chargeText(plan.header, { start: today, end: proration.period.end }),
  });
  const ended = { status: 'Cancelled', endedAt: call.writer.at, endedAs: 'Replaced' } as const;
  const fresh = store.fresh(call.writer);
  store.subscriptions.change(row, { ...ended, nextSubscription: fresh._id }, call.writer);
  const next = store.subscriptions.add({
    ...changed,
    ...fresh,
    ...{ periodAmount, pendingChange: null, trialEndsAt: null, startDate: today, events },
    ...{ currentPeriodStart: proration.period.start, currentPeriodEnd: proration.period.end },
    previousSubscription: row._id,
  });
  settle(store, call, next);
}

/** Ends a trial before its last day: it is paid from today on. */
function endTrial(store: Store, call: Update, row: SubscriptionRow): void {
  if (row.cancelAtPeriodEnd) {
    const message = 'It’s cancelled at the end of the trial. Withdraw the cancellation first.';
    throw fieldFailure('BUSINESS_RULE', 'action', message, 'cancelled');
  }
  if (chargedMinor(row) === 0 && store.plans.find(row.pricing)?.price === null) {
    const message = 'It has no price yet. Change its plan at the price agreed first.';
    throw fieldFailure('BUSINESS_RULE', 'action', message, 'no_price');
  }
  const today = store.today();
  const period = billingPeriod(today, row.billingCycle, 0);
  const next = store.subscriptions.change(
    row,
    {
      ...{ status: 'Pending', currentPeriodStart: period.start, currentPeriodEnd: period.end },
      trialEndsAt: row.startDate < today ? addDays(today, -1) : null,
      events: withEvent(row.events, call, 'endTrial'),
    },
    call.writer,
  );
  addLine(store, call, next, {
    ...{ kind: 'charge', amountMinor: chargedMinor(next), taxRate: next.taxRate },
    text: chargeText(next.planName, period),
  });
  settle(store, call, next);
}
