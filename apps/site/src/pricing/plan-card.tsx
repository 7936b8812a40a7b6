import { CONTACT_US, FEATURED } from '@booking/content/plans';
import type { PublicPlan, PublicPrice } from '@booking/content/site-facts';
import { taxAdded } from '@booking/content/tax-words';
import { ButtonLink } from '@booking/ui/button-link';
import { formatMoney } from '@booking/ui/format';
import { Icon } from '@booking/ui/icon';
import { VisuallyHidden } from '@booking/ui/visually-hidden';
import { planAnchor } from './plan-anchor.ts';
import { planFacts } from './plan-facts.ts';

export interface PlanCardProps {
  plan: PublicPlan;
}

/** One plan to the letter (`SITE-07`). The featured one is the arch. */
export function PlanCard({ plan }: PlanCardProps) {
  const { header, level, idealFor, subheader, price, isFeatured, features } = plan;
  const [size, trial] = planFacts(plan);
  const id = planAnchor(plan);
  const headingId = `${id}-title`;
  return (
    <article
      id={id}
      className="plan"
      aria-labelledby={headingId}
      data-featured={isFeatured ? '' : undefined}
    >
      <div className="plan-head">
        <h3 id={headingId}>{header}</h3>
        {isFeatured && <span className="plan-featured">{FEATURED}</span>}
      </div>
      <p className="plan-level">{level}</p>
      <p className="plan-price">
        {price === null ? (
          <strong className="plan-price-word">{CONTACT_US}</strong>
        ) : (
          <>
            <strong>
              <data value={price.amount}>{formatMoney(price.amount, price.currency)}</data>
            </strong>{' '}
            {perCycle(price)}
          </>
        )}
      </p>
      <p className="plan-ideal">
        <VisuallyHidden>Ideal for: </VisuallyHidden>
        {idealFor}
      </p>
      <p className="plan-facts">
        <span>{size}</span>
        {trial && <span>{trial}</span>}
      </p>
      <ButtonLink
        href="#contact"
        color="theme"
        variant={isFeatured ? 'primary' : 'secondary'}
        size="lg"
      >
        {price === null ? 'Talk to us' : 'Book a demo'}
        <VisuallyHidden>
          {price === null ? ' about' : ' of'} the {header}
        </VisuallyHidden>
      </ButtonLink>
      <p className="plan-subheader">{subheader}</p>
      <ul>
        {features.map(({ key, label, note }) => (
          <li key={key}>
            <Icon name="check" size="sm" />
            <span>
              {label}
              {note && <span className="plan-set-up"> {note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}

const cycles: Readonly<Record<number, string>> = {
  1: 'per month',
  3: 'per quarter',
  6: 'per half-year',
  12: 'per year',
};

function perCycle(price: PublicPrice): string {
  const cycle = cycles[price.months] ?? `per ${price.months} months`;
  return [cycle, taxAdded(price)].filter(Boolean).join(', ');
}
