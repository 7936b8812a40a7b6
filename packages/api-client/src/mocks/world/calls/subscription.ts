import { addDays } from '../../../contract/facts/billing.ts';
import { ACTION_STATUSES, NO_SUBSCRIPTION } from '../../../contract/facts/subscription.ts';
import type {
  SubscribedInstitution,
  Subscription,
} from '../../../contract/schemas/subscription.ts';
import { failure } from '../../failure.ts';
import { act } from '../billing/act.ts';
import { sell } from '../billing/sell.ts';
import {
  currentOf,
  isCurrent,
  subscribedDocument,
  subscriptionDocument,
} from '../documents/subscription.ts';
import { type ListOf, listOf } from '../list.ts';
import { fieldFailure } from '../refuse.ts';
import type { Store } from '../store.ts';
import { type CallsOf, reached, reaches, requireVersion } from '../world-call.ts';

const renews = ({ autoRenew, cancelAtPeriodEnd }: Subscription) => autoRenew && !cancelAtPeriodEnd;

/** Filters of both lists. */
function filtersOf<D>(of: (document: D) => Subscription | null): NonNullable<ListOf<D>['filters']> {
  const on =
    <T>(read: (row: Subscription) => T) =>
    (document: D) => {
      const row = of(document);
      return row ? read(row) : undefined;
    };
  return {
    plan: on(({ plan }) => plan),
    pricing: on(({ pricing }) => pricing),
    canMove: on((row) => renews(row) && row.pendingChange === null),
    plannedChange: on(({ pendingChange, pricing }) =>
      pendingChange ? (pendingChange.pricing === pricing ? 'SamePlan' : 'OtherPlan') : null,
    ),
    billingCycle: on(({ billingCycle }) => billingCycle),
    hasDiscount: on(({ discount }) => discount !== null),
    cancelAtPeriodEnd: on(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd),
    renews: on(renews),
    currentPeriodEnd: on(({ currentPeriodEnd }) => currentPeriodEnd),
    trialEndsAt: on(({ trialEndsAt }) => trialEndsAt),
    dueSince: on(({ dueSince }) => dueSince),
    dueOn: on(({ dueOn }) => dueOn),
    suspendsOn: on(({ suspendsOn }) => suspendsOn),
  };
}

const subscribed: ListOf<SubscribedInstitution> = {
  search: ({ name, code }) => `${name} ${code}`,
  filters: {
    ...filtersOf<SubscribedInstitution>(({ subscription }) => subscription),
    status: ({ subscription }) => subscription?.status ?? NO_SUBSCRIPTION,
  },
  sort: {
    name: ({ name }) => name.toLowerCase(),
    currentPeriodEnd: ({ subscription }) => subscription?.currentPeriodEnd ?? null,
    createdAt: ({ createdAt }) => createdAt,
  },
  defaultSort: 'name',
};

const isPaidOn = (row: Subscription, day: string) =>
  row.paidFrom !== null && row.paidFrom <= day && (!row.endedAt || row.endedAt.slice(0, 10) > day);

const listed: ListOf<Subscription> = {
  search: ({ institution, plan, planName, entries }) =>
    [
      institution.name,
      institution.code,
      plan,
      planName,
      ...(entries ?? []).map(({ reference }) => reference),
    ].join(' '),
  filters: {
    ...filtersOf<Subscription>((row) => row),
    status: ({ status }) => status,
    institution: ({ institution }) => institution._id,
    isContinued: ({ nextSubscription }) => nextSubscription !== null,
    endedAt: ({ endedAt }) => endedAt,
    startDate: ({ startDate }) => startDate,
    isEnded: ({ endedAt }) => endedAt !== null,
    isConverted: ({ trialEndsAt, paidFrom }) => trialEndsAt !== null && paidFrom !== null,
  },
  tests: {
    paidOn: (row, day) => isPaidOn(row, String(day)),
    unpaidOn: ({ paidFrom, startDate, status }, day) =>
      status !== 'Trialing' && startDate <= String(day) && (!paidFrom || paidFrom > String(day)),
    lateOn: ({ dueOn }, day) => dueOn !== null && dueOn < String(day),
    lostBy: (row, day) => !isPaidOn(row, String(day)),
    // A world keeps no figures of past months: who pays has paid the same before, or is new.
    movedBy: (row, day) => {
      const before = `${addDays(`${String(day).slice(0, 7)}-01`, -1)}`;
      return isPaidOn(row, String(day)) && !isPaidOn(row, before);
    },
    movement: (_row, query) => [query].flat().includes('new'),
    withEntries: () => true,
  },
  sort: {
    currentPeriodEnd: ({ currentPeriodEnd }) => currentPeriodEnd,
    createdAt: ({ createdAt }) => createdAt,
    price: ({ price }) => price,
    startDate: ({ startDate }) => startDate,
    balance: ({ balance }) => balance,
    dueSince: ({ dueSince }) => dueSince,
    suspendsOn: ({ suspendsOn }) => suspendsOn,
  },
  defaultSort: '-createdAt',
};

export function subscriptionCalls(store: Store): CallsOf<'subscription'> {
  return {
    current({ input, caller }) {
      const rows = store.institutions.all().filter(({ _id }) => reaches(caller, _id));
      return listOf(
        rows.map((row) => subscribedDocument(store, row, caller)),
        input,
        subscribed,
      );
    },

    list({ input, caller }) {
      const rows = store.subscriptions
        .all()
        .filter(({ institutionId }) => reaches(caller, institutionId));
      const { withEntries = false, movedBy } = input;
      const documents = rows.map((row) => subscriptionDocument(store, row, caller, true));
      const page = listOf(documents, input, listed);
      const items = page.items.map((row) => ({
        ...row,
        ...(!withEntries && { entries: null }),
        ...(movedBy !== undefined && { mrrBefore: 0 }),
      }));
      return { ...page, items };
    },

    create(call) {
      const home = store.institutions.find(call.input.institution);
      if (!home || !reaches(call.caller, home._id)) {
        throw fieldFailure('VALIDATION', 'institution', 'Institute not found.');
      }
      if (home.status === 'Closed') {
        throw fieldFailure('BUSINESS_RULE', 'institution', 'This institute is closed.');
      }
      if (currentOf(store, home._id)) {
        const message = 'This institute already has a current subscription.';
        throw fieldFailure('OVERLAP', 'institution', message, 'overlap');
      }
      return subscriptionDocument(store, sell(store, call, home), call.caller, true);
    },

    update(call) {
      const { id, input, caller } = call;
      const row = reached(store.subscriptions, caller, id, ({ institutionId }) => institutionId);
      const document = () => subscriptionDocument(store, row, caller, true);
      requireVersion(row, input.__v, document, store.users, caller);
      const allowed = ACTION_STATUSES[input.action];
      if (!allowed.includes(row.status)) {
        const message = `This isn’t possible while the subscription is ${row.status}.`;
        throw failure('INVALID_TRANSITION', { message, data: allowed });
      }
      act(store, call, row);
      const after = store.subscriptions.get(id);
      const shown = isCurrent(after) ? after : (currentOf(store, row.institutionId) ?? after);
      return subscriptionDocument(store, shown, caller, true);
    },
  };
}
