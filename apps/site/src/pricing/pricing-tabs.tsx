import { PLANS_TEMPLATE } from '@booking/content/plans';
import { NOT_AVAILABLE, templates } from '@booking/content/templates';
import { Tabs } from '@booking/ui/tabs';
import { useFacts } from '../facts/facts.tsx';
import { PlanCard } from './plan-card.tsx';

/** A tab for every template, of which one is open: the others are listed, can be reached, and do nothing (`SITE-06`). */
export function PricingTabs() {
  return (
    <Tabs
      label="Line of business"
      size="xl"
      defaultValue={PLANS_TEMPLATE}
      items={templates.map(({ key, name, isAvailable }) =>
        isAvailable
          ? { key, label: name, content: <Plans openName={name} /> }
          : { key, label: name, disabled: true, disabledReason: NOT_AVAILABLE },
      )}
    />
  );
}

function Plans({ openName }: { openName: string }) {
  const { plans } = useFacts();
  return (
    <>
      <p className="pricing-closed-note">
        {openName} is open. The others are listed and not available yet.
      </p>
      <div className="pricing-plans">
        {plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} />
        ))}
      </div>
    </>
  );
}
