import { CONTACT_US, FEATURED, type Plan } from '@booking/content/plans';
import { ButtonLink } from '@booking/ui/button-link';
import { Icon } from '@booking/ui/icon';
import { VisuallyHidden } from '@booking/ui/visually-hidden';
import { formatRupees } from './format-rupees.ts';

export interface PlanCardProps {
  plan: Plan;
}

/** One plan to the letter (`SITE-07`). The featured one is the arch. */
export function PlanCard({ plan }: PlanCardProps) {
  const { id, header, level, idealFor, subheader, monthlyPrice, isFeatured, features } = plan;
  const headingId = `plan-${id}-title`;
  return (
    <article
      id={`plan-${id}`}
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
        {monthlyPrice === null ? (
          <strong className="plan-price-word">{CONTACT_US}</strong>
        ) : (
          <>
            <strong>
              <data value={monthlyPrice}>{formatRupees(monthlyPrice)}</data>
            </strong>{' '}
            per month
          </>
        )}
      </p>
      <p className="plan-ideal">
        <VisuallyHidden>Ideal for: </VisuallyHidden>
        {idealFor}
      </p>
      <ButtonLink
        href="#contact"
        color="theme"
        variant={isFeatured ? 'primary' : 'secondary'}
        size="lg"
      >
        {monthlyPrice === null ? 'Talk to us' : 'Book a demo'}
        <VisuallyHidden>
          {monthlyPrice === null ? ' about' : ' of'} the {header}
        </VisuallyHidden>
      </ButtonLink>
      <p className="plan-subheader">{subheader}</p>
      <ul>
        {features.map(({ key, label, needsSetUp }) => (
          <li key={key}>
            <Icon name="check" size="sm" />
            <span>
              {label}
              {needsSetUp && <span className="plan-set-up"> with set-up</span>}
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}
