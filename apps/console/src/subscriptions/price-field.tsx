import type { Pricing } from '@booking/api-client';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { EntityRow } from '../entity/api-types.ts';
import type { ControlProps, Field } from '../entity/form/field.ts';
import { money } from '../entity/form/text-fields.tsx';

/** Price of a subscription: that of its plan, unless another is agreed. A plan without one needs it. */
export function priceField<E extends EntityRow>(plans: readonly Pricing[]): Field<E> {
  const field = money<E>('price', 'Price per billing cycle', {
    isOptional: true,
    description: 'Leave empty to use the plan price. The plan’s tax applies.',
  });
  return {
    ...field,
    draw: (props) => <Price {...props} plans={plans} field={props.field} of={field} />,
  };
}

interface PriceProps<E extends EntityRow> extends ControlProps {
  readonly plans: readonly Pricing[];
  readonly of: Field<E>;
}

function Price<E extends EntityRow>({ plans, of, ...control }: PriceProps<E>) {
  const pricing: unknown = useWatch({ control: control.form.control, name: 'pricing' });
  if (!isAgreed(plans, pricing)) return of.draw(control);
  return of.draw({
    ...control,
    isOptional: false,
    description: 'The agreed price. The plan’s tax applies.',
  });
}

/** Returns an error where a plan without a price needs an agreed one. */
export function priceRule(plans: readonly Pricing[], values: FieldValues): Record<string, string> {
  const isMissing = isAgreed(plans, values.pricing) && typeof values.price !== 'number';
  return isMissing ? { price: 'Enter the agreed price.' } : {};
}

function isAgreed(plans: readonly Pricing[], pricing: unknown): boolean {
  return plans.find(({ _id }) => _id === pricing)?.price === null;
}
