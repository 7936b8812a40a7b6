import { PRICING_NOTE, PRICING_NOTE_MIXED } from '@booking/content/plans';
import { includesTax } from '@booking/content/tax-words';
import { useFacts } from '../facts/facts.tsx';
import { Island } from '../island/island.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { PricingTabs } from './pricing-tabs.tsx';

/** The price list (`SITE-06` to `SITE-09`). */
export function Pricing() {
  const isIncluded = useFacts().plans.every(
    ({ price }) => price === null || (price.currency === 'INR' && includesTax(price)),
  );
  return (
    <section id="pricing" className="pricing wrap" aria-labelledby="pricing-title">
      <SectionHeading id="pricing-title" title="Prices you can read at a glance">
        {isIncluded ? PRICING_NOTE : PRICING_NOTE_MIXED}
      </SectionHeading>
      <Island name="pricing">
        <PricingTabs />
      </Island>
    </section>
  );
}
