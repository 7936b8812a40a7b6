import { SET_UP_NOTE, WITH_SET_UP } from '@booking/content/plans';
import type { SiteFacts } from '@booking/content/site-facts';
import { PLANNED } from '@booking/content/templates';
import { Tabs } from '@booking/ui/tabs';
import { useFacts } from '../facts/facts.tsx';
import { openNames, openTemplates } from '../facts/words.ts';
import { PlanCard } from './plan-card.tsx';

/** A tab for every template: those that are open show their plans, the others are listed, can be reached, and do nothing (`SITE-06`). */
export function PricingTabs() {
  const facts = useFacts();
  const { templates, plans } = facts;
  return (
    <Tabs
      className="pricing-tabs"
      label="Line of business"
      size="xl"
      defaultValue={openTemplates(facts)[0]?.key}
      items={templates.map(({ key, name, isAvailable }) =>
        isAvailable
          ? {
              key,
              label: name,
              content: <Plans plans={plans.filter(({ template }) => template === key)} />,
            }
          : { key, label: name, disabled: true, disabledReason: PLANNED },
      )}
    />
  );
}

function Plans({ plans }: Pick<SiteFacts, 'plans'>) {
  const facts = useFacts();
  const hasSetUp = plans.some(({ features }) => features.some(({ note }) => note === WITH_SET_UP));
  return (
    <>
      {openTemplates(facts).length < facts.templates.length && (
        <p className="pricing-closed-note">Only {openNames(facts)} available today.</p>
      )}
      <div className="pricing-plans">
        {plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} />
        ))}
      </div>
      {hasSetUp && <p className="pricing-set-up-note">{SET_UP_NOTE}</p>}
    </>
  );
}
