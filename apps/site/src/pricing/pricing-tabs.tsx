import type { SiteFacts } from '@booking/content/site-facts';
import { NOT_AVAILABLE } from '@booking/content/templates';
import { Tabs } from '@booking/ui/tabs';
import { useFacts } from '../facts/facts.tsx';
import { PlanCard } from './plan-card.tsx';

/** A tab for every template: those that are open show their plans, the others are listed, can be reached, and do nothing (`SITE-06`). */
export function PricingTabs() {
  const { templates, plans } = useFacts();
  const open = templates.filter(({ isAvailable }) => isAvailable);
  return (
    <Tabs
      label="Line of business"
      size="xl"
      defaultValue={open[0]?.key}
      items={templates.map(({ key, name, isAvailable }) =>
        isAvailable
          ? {
              key,
              label: name,
              content: <Plans plans={plans.filter(({ template }) => template === key)} />,
            }
          : { key, label: name, disabled: true, disabledReason: NOT_AVAILABLE },
      )}
    />
  );
}

function Plans({ plans }: Pick<SiteFacts, 'plans'>) {
  const { templates } = useFacts();
  const open = templates.filter(({ isAvailable }) => isAvailable).map(({ name }) => name);
  return (
    <>
      {open.length < templates.length && (
        <p className="pricing-closed-note">
          {list.format(open)} {open.length === 1 ? 'is' : 'are'} open. The others are listed and not
          available yet.
        </p>
      )}
      <div className="pricing-plans">
        {plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} />
        ))}
      </div>
    </>
  );
}

const list = new Intl.ListFormat('en-IN');
