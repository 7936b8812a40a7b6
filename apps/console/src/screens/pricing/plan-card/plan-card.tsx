import type { Pricing } from '@booking/api-client';
import { FEATURED } from '@booking/content/plans';
import { Badge, Card, Icon, VisuallyHidden } from '@booking/ui';
import type { ReactNode } from 'react';
import { priceText } from '../plan-words.ts';
import './plan-card.css';

/** What the public page shows of a plan. */
export type CardPlan = Pick<
  Pricing,
  | 'header'
  | 'level'
  | 'idealFor'
  | 'subheader'
  | 'price'
  | 'currency'
  | 'billingCycle'
  | 'taxRate'
  | 'taxInclusive'
  | 'isFeatured'
> & { readonly features: readonly Pick<Pricing['features'][number], 'label' | 'note'>[] };

interface PlanCardProps {
  readonly plan: CardPlan;
  /** Above the name: its status and its menu. */
  readonly tools?: ReactNode;
  /** Below the features. */
  readonly foot?: ReactNode;
}

/** A plan as visitors of the public page see it. */
export function PlanCard({ plan, tools, foot }: PlanCardProps) {
  const { header, level, idealFor, subheader, isFeatured, features } = plan;
  const { amount, cycle } = priceText(plan);
  return (
    <Card
      role="article"
      className="ck-plan-card"
      data-featured={isFeatured ? '' : undefined}
      aria-label={header || 'New plan'}
    >
      {tools && <div className="ck-plan-card-tools">{tools}</div>}
      <div className="ck-plan-card-head">
        <h2 className="ck-plan-card-title">{header || 'New plan'}</h2>
        {isFeatured && (
          <Badge tone="warning" hasDot={false}>
            {FEATURED}
          </Badge>
        )}
      </div>
      <p className="ck-plan-card-level">{level}</p>
      <p className="ck-plan-card-price">
        <strong>{amount}</strong> {cycle}
      </p>
      <p className="ck-plan-card-ideal">
        <VisuallyHidden>Ideal for: </VisuallyHidden>
        {idealFor}
      </p>
      <p className="ck-plan-card-subheader">{subheader}</p>
      <ul className="ck-plan-card-features">
        {features.map(({ label, note }, at) => (
          // Two features may have the same words while they are typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no state
          <li key={at}>
            <Icon name="check" size="sm" />
            <span>
              {label}
              {note && <span className="ck-plan-card-note"> {note}</span>}
            </span>
          </li>
        ))}
      </ul>
      {foot && <div className="ck-plan-card-foot">{foot}</div>}
    </Card>
  );
}
