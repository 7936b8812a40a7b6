import type { Pricing } from '@booking/api-client';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { EntityForm } from '../../../forms/use-entity-form.ts';
import { type CardPlan, PlanCard } from '../plan-card/plan-card.tsx';

interface PlanPreviewProps {
  readonly form: EntityForm<FieldValues, string, Pricing>;
}

/** The public card of the plan that is being edited. */
export function PlanPreview({ form }: PlanPreviewProps) {
  const values = useWatch({ control: form.control });
  return (
    <section className="my-3 max-w-90" aria-label="Preview">
      <p className="ck-form-note">Preview of the public card</p>
      <PlanCard plan={cardOf(values)} />
    </section>
  );
}

/** Returns the card of the typed values, which may be incomplete. */
function cardOf(values: FieldValues): CardPlan {
  const written = (path: string) => String(values[path] ?? '');
  const isAgreed = values.priceType === 'ContactUs' || typeof values.price !== 'number';
  return {
    header: written('header'),
    level: written('level'),
    idealFor: written('idealFor'),
    subheader: written('subheader'),
    price: isAgreed ? null : values.price,
    currency: written('currency') || 'INR',
    billingCycle: values.billingCycle ?? 'Monthly',
    taxRate: typeof values.taxRate === 'number' ? values.taxRate : 0,
    taxInclusive: values.taxInclusive === true,
    isFeatured: values.isFeatured === true,
    features: Array.isArray(values.features) ? values.features : [],
  };
}
