import { PRICING_NOTE } from '@booking/content/plans';
import { Island } from '../islands/island.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { PricingTabs } from './pricing-tabs.tsx';

/** The price list (`SITE-06` to `SITE-09`). */
export function Pricing() {
  return (
    <section id="pricing" className="pricing wrap" aria-labelledby="pricing-title">
      <SectionHeading id="pricing-title" title="Prices you can read at a glance">
        {PRICING_NOTE}
      </SectionHeading>
      <Island name="pricing">
        <PricingTabs />
      </Island>
    </section>
  );
}
