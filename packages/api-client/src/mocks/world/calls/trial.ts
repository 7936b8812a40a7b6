import { addDays } from '../../../contract/facts/billing.ts';
import type { InstitutionRow } from '../row-types.ts';
import type { Writer } from '../rows.ts';
import type { Store } from '../store.ts';

const TRIED = 'standard';

/** Begins the trial of a new institute, of the plan that most try. */
export function startTrial(
  store: Store,
  writer: Writer,
  { _id, templateId }: InstitutionRow,
): void {
  const plans = store.plans
    .all()
    .filter((row) => row.templateId === templateId && row.isActive)
    .sort((a, b) => a.order - b.order);
  const plan = plans.find(({ key }) => key === TRIED) ?? plans[0];
  const [platform] = store.platform.all();
  if (!plan) return;
  const today = store.today();
  const end = addDays(today, plan.trialDays);
  store.subscriptions.add({
    ...store.fresh(writer),
    ...{ institutionId: _id, pricing: plan._id, plan: plan.key, planName: plan.header },
    ...{ entitlements: plan.entitlements, limits: plan.limits, status: 'Trialing' },
    ...{ billingCycle: plan.billingCycle, price: plan.price ?? 0, discount: null },
    ...{ taxRate: plan.taxRate, taxInclusive: plan.taxInclusive, currency: plan.currency },
    ...{ periodAmount: plan.price ?? 0, startDate: today, currentPeriodStart: today },
    ...{ currentPeriodEnd: end, trialEndsAt: end, pausedAt: null, resumeOn: null },
    ...{ endedAt: null, endedAs: null, graceDays: platform?.billing.graceDays ?? 0 },
    ...{ autoRenew: true, cancelAtPeriodEnd: false, cancelReason: null, pendingChange: null },
    ...{ previousSubscription: null, nextSubscription: null },
    events: [{ action: 'create', at: writer.at, by: null, note: null }],
  });
}
