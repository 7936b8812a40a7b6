import type { Institution } from '@booking/api-client';
import { Button, InlineMessage } from '@booking/ui';
import { useCan } from '../../../access/can.ts';
import { wordsOf } from '../../../templates/template-words.ts';
import type { useSectionForm } from '../section-form/use-section-form.ts';
import { indianRoomTaxes } from './indian-room-taxes.ts';

interface IndianTaxesProps {
  readonly institute: Institution;
  readonly form: ReturnType<typeof useSectionForm>;
}

/** Starts the taxes of an institute in India, which has none yet. Nothing is stored before it is saved. */
export function IndianTaxes({ institute, form }: IndianTaxesProps) {
  const access = useCan()('setting.save', institute);
  const rules: unknown = form.getValues('taxes.rules');
  const isEmpty = Array.isArray(rules) && rules.length === 0;
  // These are of rooms.
  if (!wordsOf(institute).hasStays) return null;
  if (institute.address.country !== 'IN' || !isEmpty || !access.isOpen) return null;
  return (
    <InlineMessage
      title="Start with GST on rooms"
      action={
        <Button
          size="sm"
          variant="secondary"
          onClick={() => form.setValue('taxes.rules', [...indianRoomTaxes], { shouldDirty: true })}
        >
          Add GST rates
        </Button>
      }
    >
      GST on rooms under ₹1,000 can vary. Confirm with your accountant before saving.
    </InlineMessage>
  );
}
