import {
  ACTION_STATUSES,
  addDays,
  discounted,
  majorOf,
  PAUSE_DAYS_MAX,
  prorate,
  roundedMinor,
} from '@booking/api-client/contract';
import { fieldError, HttpError } from '../http-error.ts';
import { planTerms } from '../plan/index.ts';
import { addCredit, addEntry, amountAbout, findEntry } from './account.ts';
import type { Action, Body, Update } from './action.ts';
import { queueChangeNotice } from './change-notice.ts';
import { continueWith } from './continue.ts';
import { adjustCharge, chargeOnce, refundPayment, writeOff } from './corrections.ts';
import { end } from './end.ts';
import { endTrial } from './end-trial.ts';
import { withEvent } from './events.ts';
import { settlePayment } from './late.ts';
import { termsAfter, termsOf } from './noticed-terms.ts';
import {
  anchorOf,
  chargeText,
  hasPrice,
  listPriceOf,
  periodPriceOf,
  planPrice,
  priceTerms,
  taxOf,
} from './prices.ts';
import { askAboutPayment, askAboutPrice } from './questions.ts';
import { resume } from './resume.ts';
import { lockInstitution, type SubscriptionRow, subscriptionRows } from './rows.ts';
import { platformDay } from './rules.ts';
import {
  agreedPrice,
  checkDiscount,
  checkTrial,
  planFor,
  requireCurrency,
  requireOtherPrice,
} from './sell.ts';
import { settle } from './settle.ts';

/** Does the action of an update. @throws HttpError `INVALID_TRANSITION` where the status has no such action. */
export function act(call: Update, row: SubscriptionRow): Promise<string> {
  const { body } = call;
  const allowed = ACTION_STATUSES[body.action];
  if (!allowed.includes(row.status)) {
    throw new HttpError('INVALID_TRANSITION', {
      message: `This isn’t possible while the subscription is ${row.status}.`,
      data: allowed,
    });
  }
  return run(call, row, body);
}

function run(call: Update, row: SubscriptionRow, body: Body): Promise<string> {
  switch (body.action) {
    case 'recordPayment':
      return recordPayment(call, row, body);
    case 'reversePayment':
      return reversePayment(call, row, body);
    case 'refundPayment':
      return refundPayment(call, row, body);
    case 'chargeOnce':
      return chargeOnce(call, row, body);
    case 'adjustCharge':
      return adjustCharge(call, row, body);
    case 'writeOff':
      return writeOff(call, row, body);
    case 'changePlan':
      return changePlan(call, row, body);
    case 'keepPlan':
      return change(call, row, { pendingChange: null });
    case 'extendTrial':
      return extendTrial(call, row, body);
    case 'endTrial':
      return endTrial(call, row, body);
    case 'setTerms':
      return setTerms(call, row, body);
    case 'pause':
      return pause(call, row, body);
    case 'resume':
      return resume(call, row);
    case 'cancel':
      return cancel(call, row, body);
    case 'keep':
      return change(call, row, { cancelAtPeriodEnd: false, cancelReason: null });
  }
}

/** Writes changes of the row alone, with the event. */
async function change(
  call: Update,
  row: SubscriptionRow,
  changes: Partial<Omit<SubscriptionRow, 'id'>>,
  note?: string,
): Promise<string> {
  const events = withEvent(row, call, call.body.action, note || null);
  await subscriptionRows.update(call, row, { ...changes, events });
  return row.id;
}

const recordPayment: Action<'recordPayment'> = async (call, row, body) => {
  const institute = await lockInstitution(call, row.institutionId);
  const { paidOn, method, reference = null, note } = body;
  if (paidOn > platformDay(call.now)) {
    throw fieldError('VALIDATION', 'paidOn', 'Choose today or an earlier day.');
  }
  const paidMinor = roundedMinor(body.amount, row.currency);
  const { institutionId, currency } = row;
  const asked = { institutionId, currency, amountMinor: paidMinor, paidOn, method, reference };
  await askAboutPayment(call, asked, body.confirmed, platformDay(call.now));
  const amountMinor = -paidMinor;
  const text = note || 'Payment';
  await addEntry(call, row, { kind: 'payment', day: paidOn, amountMinor, text, method, reference });
  const events = withEvent(row, call, 'recordPayment', reference, body.amount);
  return settlePayment(call, row, events, institute?.status !== 'Closed');
};

const reversePayment: Action<'reversePayment'> = async (call, row, { entry, reason }) => {
  const payment = await findEntry(call.db, row.institutionId, 'payment', entry);
  if (!payment) throw fieldError('VALIDATION', 'entry', 'Payment not found.');
  if ((await amountAbout(call.db, row.institutionId, entry)) > 0) {
    const message = 'A part of this payment was refunded. It can’t be reversed.';
    throw fieldError('BUSINESS_RULE', 'entry', message, 'refunded');
  }
  await addEntry(call, row, {
    kind: 'reversal',
    day: platformDay(call.now),
    amountMinor: -payment.amountMinor,
    text: reason,
    method: payment.method,
    reference: payment.reference,
    reversesId: payment.id,
  });
  // A customer who learns today that a payment has not come has the usual days to make another.
  const amount = majorOf(-payment.amountMinor, row.currency);
  const events = withEvent(row, call, 'reversePayment', reason, amount);
  await settle(call, row, { events }, { askedFrom: platformDay(call.now) });
  return row.id;
};

const changePlan: Action<'changePlan'> = async (call, row, body) => {
  const { billingCycle, when } = body;
  const institute = await lockInstitution(call, row.institutionId);
  if (!institute) throw subscriptionRows.notFound();
  const plan = await planFor(call, institute.templateId, body.pricing);
  requireCurrency(plan, row.currency);
  const agreed = agreedPrice(plan, billingCycle, body.price);
  if (plan.id === row.pricingId && billingCycle === row.billingCycle) {
    requireOtherPrice(row, agreed);
  }
  askAboutPrice(body.confirmed, {
    path: 'price',
    priceMinor: agreed.listPriceMinor,
    usualMinor: planPrice(plan, billingCycle),
    currency: row.currency,
  });
  const next = { ...planTerms(plan), billingCycle };
  if (when === 'periodEnd') {
    const { listPriceMinor, cyclePriceMinor: priceMinor } = agreed;
    const pendingChange = { ...next, priceMinor, listPriceMinor, ...taxOf(plan) };
    await queueChangeNotice(call, row, termsAfter(row, pendingChange));
    return change(call, row, { pendingChange }, plan.header);
  }

  const today = platformDay(call.now);
  const events = withEvent(row, call, 'changePlan', plan.header);
  const terms = { ...next, ...agreed, periodPriceMinor: null, pendingChange: null, events };
  const priceMinor = agreed.cyclePriceMinor;
  await queueChangeNotice(call, row, termsAfter(row, { ...next, priceMinor }), today);
  // A trial goes on with the new plan: it costs nothing, so no figure of a past month needs the old one.
  if (row.status === 'Trialing') {
    await subscriptionRows.update(call, row, terms);
    return row.id;
  }

  const period = { start: row.currentPeriodStart, end: row.currentPeriodEnd };
  const from = { priceMinor: periodPriceOf(row), cycle: row.billingCycle, period };
  const to = { priceMinor: agreed.cyclePriceMinor, cycle: billingCycle };
  const proration = prorate(from, to, today);
  await addCredit(call, row, {
    day: today,
    amountMinor: proration.creditMinor,
    taxRate: row.taxRate,
    text: `Unused: ${chargeText(row.planName, { start: today, end: period.end })}`,
  });
  await addEntry(call, row, {
    kind: 'charge',
    day: today,
    amountMinor: proration.chargeMinor,
    taxRate: plan.taxRate,
    text: chargeText(plan.header, { start: today, end: proration.period.end }),
  });
  const isSamePeriod = proration.period.end === row.currentPeriodEnd;
  const changes = {
    ...terms,
    trialEndsAt: null,
    currentPeriodStart: proration.period.start,
    currentPeriodEnd: proration.period.end,
    billingAnchor: isSamePeriod ? anchorOf(row) : today,
  };
  return continueWith(call, row, changes, 'Replaced');
};

const extendTrial: Action<'extendTrial'> = async (call, row, { trialEndsAt }) => {
  const last = row.trialEndsAt ?? row.startDate;
  if (trialEndsAt <= last) {
    throw fieldError('VALIDATION', 'trialEndsAt', `Choose a day after ${last}.`);
  }
  checkTrial(row.startDate, trialEndsAt);
  const end = { trialEndsAt, currentPeriodEnd: trialEndsAt };
  return change(call, row, { ...end, billingAnchor: addDays(trialEndsAt, 1) }, trialEndsAt);
};

const setTerms: Action<'setTerms'> = async (call, row, body) => {
  const { graceDays = row.graceDays, autoRenew = row.autoRenew, discount } = body;
  if (discount === undefined || (discount === null && row.discount === null))
    return change(call, row, { graceDays, autoRenew });
  if (discount && !hasPrice(row)) {
    const message = 'It has no price yet. Change its plan at the price agreed first.';
    throw fieldError('BUSINESS_RULE', 'discount', message, 'no_price');
  }
  const { currency } = row;
  const listPriceMinor = listPriceOf(row);
  checkDiscount(discount, listPriceMinor, currency);
  const price = priceTerms({ ...taxOf(row), listPriceMinor, discount, currency });
  askAboutPrice(body.confirmed, {
    path: 'discount.value',
    priceMinor: discounted(listPriceMinor, discount, currency),
    usualMinor: listPriceMinor,
    currency,
  });
  const terms = { graceDays, autoRenew, ...price };
  await queueChangeNotice(call, row, { ...termsOf(row), priceMinor: price.cyclePriceMinor });
  // Nothing is charged before the trial ends, or before it begins.
  if (row.status === 'Trialing' || row.status === 'Scheduled') {
    return change(call, row, terms, discount?.reason);
  }
  const charged = { ...terms, periodPriceMinor: periodPriceOf(row) };
  if (row.status === 'Pending') return change(call, row, charged, discount?.reason);
  // The price changes from the next charge on; the figures of past months stay.
  const events = withEvent(row, call, 'setTerms', discount?.reason);
  const changes = { ...charged, trialEndsAt: null, billingAnchor: anchorOf(row), events };
  return continueWith(call, row, changes, 'Replaced');
};

const pause: Action<'pause'> = async (call, row, { resumeOn = null, note }) => {
  const today = platformDay(call.now);
  if (resumeOn !== null && resumeOn <= today) {
    throw fieldError('VALIDATION', 'resumeOn', 'Choose a later day.');
  }
  if (resumeOn !== null && resumeOn > addDays(today, PAUSE_DAYS_MAX)) {
    throw fieldError('VALIDATION', 'resumeOn', 'Choose a day within a year.');
  }
  return change(call, row, { status: 'Paused', pausedAt: call.now, resumeOn }, note);
};

const cancel: Action<'cancel'> = async (call, row, { when, reason }) => {
  if (when === 'now') {
    await end(call, row, { status: 'Cancelled', reason });
    return row.id;
  }
  if (!ACTION_STATUSES.keep.includes(row.status)) {
    throw fieldError('BUSINESS_RULE', 'when', 'Its period isn’t running. Cancel it now.');
  }
  return change(
    call,
    row,
    { cancelAtPeriodEnd: true, cancelReason: reason },
    reason.note || reason.code,
  );
};
