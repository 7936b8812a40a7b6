import { CYCLE_MONTHS } from '../../../contract/facts/billing.ts';
import { majorOf, taxIn } from '../../../contract/facts/money.ts';
import { periodsOf, termsOf } from '../../../sample/history.ts';
import type { Profile } from '../../../sample/institutes.ts';
import type { Random } from '../../../sample/random.ts';
import { chargeText } from '../billing/charge-text.ts';
import { chargedMinor } from '../documents/subscription.ts';
import type { EntryRow, PlanRow, SubscriptionRow } from '../row-types.ts';
import type { Writer } from '../rows.ts';
import type { Store } from '../store.ts';

/** How many periods an account goes back. */
const PERIODS = 3;
const GRACE_DAYS = 60;

interface Sale {
  readonly institutionId: string;
  readonly profile: Profile;
  readonly plan: PlanRow;
  readonly statusChangedAt: Date;
  readonly by: EntryRow['by'];
}

/** Adds the subscription of an institute that fits its status, with the account of its last periods. */
export function addSubscription(
  store: Store,
  writer: Writer,
  random: Random,
  { institutionId, profile, plan, statusChangedAt, by }: Sale,
): void {
  const { pausedAt, endedAt, ...terms } = termsOf(
    random,
    profile.status,
    store.today(),
    writer.at.slice(0, 10),
    statusChangedAt,
  );
  const { status, billingCycle } = terms;
  const monthly = plan.price ?? random.between(8, 25) * 1_000;
  const isLate = status === 'PastDue';
  const row = store.subscriptions.add({
    ...store.fresh(writer),
    ...terms,
    institutionId,
    ...{ pricing: plan._id, plan: plan.key, planName: plan.header },
    ...{ entitlements: plan.entitlements, limits: plan.limits },
    ...{ price: monthly * CYCLE_MONTHS[billingCycle], discount: null },
    ...{ taxRate: plan.taxRate, taxInclusive: plan.taxInclusive, currency: plan.currency },
    periodAmount: monthly * CYCLE_MONTHS[billingCycle],
    pausedAt: pausedAt?.toISOString() ?? null,
    resumeOn: null,
    endedAt: endedAt?.toISOString() ?? null,
    endedAs: status === 'Cancelled' || status === 'Expired' ? status : null,
    graceDays: isLate ? GRACE_DAYS : 7,
    autoRenew: status !== 'Expired',
    cancelAtPeriodEnd: false,
    cancelReason: status === 'Cancelled' ? { code: 'closedBusiness', note: '' } : null,
    ...{ pendingChange: null, previousSubscription: null, nextSubscription: null },
    events: [{ action: 'create', at: writer.at, by, note: null }],
  });
  if (status !== 'Trialing') addAccount(store, random, row, by);
}

/** Adds a charge for each period, each paid but the last where it is past due. */
function addAccount(store: Store, random: Random, row: SubscriptionRow, by: EntryRow['by']): void {
  const amount = majorOf(chargedMinor(row), row.currency);
  const tax = majorOf(taxIn(chargedMinor(row), row.taxRate), row.currency);
  for (const period of periodsOf(row, PERIODS)) {
    const { start } = period;
    const line = {
      ...store.fresh({ at: `${start}T00:30:00.000Z`, by: by?._id ?? null }),
      ...{
        institutionId: row.institutionId,
        subscription: row._id,
        day: start,
        reverses: null,
        about: null,
      },
    };
    const text = chargeText(row.planName, period);
    const charge = { kind: 'charge', amount, tax, taxRate: row.taxRate, text } as const;
    store.entries.add({ ...line, ...charge, method: null, reference: null, by: null });
    if (row.status === 'PastDue' && start === row.currentPeriodStart) return;
    store.entries.add({
      ...line,
      _id: store.newId(),
      ...{ kind: 'payment', amount: -amount, tax: null, taxRate: null, text: 'Payment' },
      method: random.pick(['UPI', 'BankTransfer', 'Card']),
      reference: `UTR ${random.between(10_000_000, 99_999_999)}`,
      by,
    });
  }
}
