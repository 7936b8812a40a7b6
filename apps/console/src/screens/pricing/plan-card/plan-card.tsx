import type { Pricing } from '@booking/api-client';
import { FEATURED } from '@booking/content/plans';
import { Badge, Card, Heading, Icon, VisuallyHidden } from '@booking/ui';
import type { ReactNode } from 'react';
import { priceText } from '../plan-words.ts';
import './plan-card.css';

/** Fields of a plan that the public page shows. */
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
      // The border of a featured one is as thick as two, and the card as large as the others.
      className={`ck-plan-card wrap-anywhere text-bk-secondary type-body-sm ${
        isFeatured ? 'border-bk-selected inset-ring inset-ring-(--bk-border-selected)' : ''
      }`}
      aria-label={header || 'New plan'}
    >
      {tools && <div className="mb-2 flex items-center gap-1 *:first:me-auto">{tools}</div>}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <Heading level={2}>{header || 'New plan'}</Heading>
        {isFeatured && (
          <Badge tone="warning" hasDot={false}>
            {FEATURED}
          </Badge>
        )}
      </div>
      <p className="text-bk-muted">{level}</p>
      <p className="mt-3.5 mb-1.5 text-bk-muted">
        <strong className="text-bk-primary tracking-kpi type-kpi">{amount}</strong> {cycle}
      </p>
      <p>
        <VisuallyHidden>Ideal for: </VisuallyHidden>
        {idealFor}
      </p>
      <p className="mt-3.5 mb-1.5 text-bk-primary type-body-strong">{subheader}</p>
      <ul className="flex-1">
        {features.map(({ label, note }, at) => (
          // Two features may have the same words while they are typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no state
          <li key={at} className="flex gap-2 py-0.75">
            <Icon className="mt-0.5 flex-none text-bk-link" name="check" size="sm" />
            <span>
              {label}
              {note && <span className="text-bk-muted"> {note}</span>}
            </span>
          </li>
        ))}
      </ul>
      {foot && <div className="mt-3.5 border-bk-subtle border-t pt-2.5 text-bk-muted">{foot}</div>}
    </Card>
  );
}
