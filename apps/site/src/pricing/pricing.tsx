import { PLANS_TEMPLATE, PRICING_NOTE, plans } from '@booking/content/plans';
import { templates } from '@booking/content/templates';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { PlanCard } from './plan-card.tsx';

const tabId = (key: string) => `pricing-tab-${key}`;
const PANEL = 'pricing-panel';
const CLOSED_NOTE = 'pricing-closed-note';

/**
 * The price list (`SITE-06` to `SITE-09`): a tab for every template, of which one is open. The others are listed and
 * do nothing at all, so nothing here needs script.
 */
export function Pricing() {
  const open = templates.find(({ key }) => key === PLANS_TEMPLATE);
  return (
    <section id="pricing" className="pricing wrap" aria-labelledby="pricing-title">
      <SectionHeading id="pricing-title" title="Prices you can read at a glance">
        {PRICING_NOTE}
      </SectionHeading>
      <div className="pricing-tabs" role="tablist" aria-label="Line of business">
        {templates.map(({ key, name, isAvailable }) => (
          <button
            key={key}
            id={tabId(key)}
            type="button"
            role="tab"
            aria-selected={key === PLANS_TEMPLATE}
            aria-controls={key === PLANS_TEMPLATE ? PANEL : undefined}
            aria-disabled={!isAvailable || undefined}
            aria-describedby={isAvailable ? undefined : CLOSED_NOTE}
            tabIndex={isAvailable ? 0 : -1}
          >
            {name}
          </button>
        ))}
      </div>
      <p id={CLOSED_NOTE} className="pricing-closed-note">
        {open?.name} is open. The others are listed and not available yet.
      </p>
      <div
        id={PANEL}
        className="pricing-plans"
        role="tabpanel"
        aria-labelledby={tabId(PLANS_TEMPLATE)}
      >
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </div>
    </section>
  );
}
