import type { FieldValues } from 'react-hook-form';
import type { EntityRow } from '../../entity/api-types.ts';
import { choice } from '../../entity/form/choice-fields.tsx';
import type { FieldRow } from '../../entity/form/field.ts';
import { number, text } from '../../entity/form/text-fields.tsx';

/** The fields of a discount, which is left out where none is chosen. */
export const discountFields: readonly FieldRow<EntityRow>[] = [
  [
    choice(
      'discount.mode',
      'Discount',
      [
        { value: 'percent', label: 'Percentage' },
        { value: 'amount', label: 'Amount' },
      ],
      { isOptional: true },
    ),
    number('discount.value', 'Value', { isOptional: true, min: 0, fractionDigits: 2 }),
  ],
  text('discount.reason', 'Reason for the discount', {
    description: 'Required with a discount.',
  }),
];

/** A request whose discount is null where none is chosen. */
export function withoutEmptyDiscount({ discount, ...body }: FieldValues): FieldValues {
  return { ...body, discount: discount?.mode ? discount : null };
}
