import type { Setting } from '@booking/api-client';
import { NUMBER_RESETS } from '@booking/api-client/facts';
import { choice } from '../../../entity/form/choice-fields.tsx';
import type { Field } from '../../../entity/form/field.ts';
import { number, text } from '../../../entity/form/text-fields.tsx';
import { PreviewCard } from '../section-form/preview-card.tsx';
import type { PreviewProps, SectionRows } from './section-rows.ts';

const resetLabels: Readonly<Record<(typeof NUMBER_RESETS)[number], string>> = {
  financialYear: 'Each financial year',
  calendarYear: 'Each calendar year',
  never: 'Never',
};

/** Text that may be empty. */
const prefix = (path: string, label: string): Field<Setting> => ({
  ...text(path, label, { isOptional: true, input: { spellCheck: false } }),
  toBody: (value) => String(value ?? '').trim(),
});

/** How documents are numbered. */
export const numberingRows: SectionRows = () => [
  [
    prefix('numbering.bookingPrefix', 'Booking prefix'),
    prefix('numbering.receiptPrefix', 'Receipt prefix'),
    prefix('numbering.invoicePrefix', 'Invoice prefix'),
  ],
  [
    number('numbering.nextNumber', 'Next number', { min: 1 }),
    choice(
      'numbering.resetEvery',
      'Start again at 1',
      NUMBER_RESETS.map((value) => ({ value, label: resetLabels[value] })),
    ),
  ],
];

/** The next numbers, as they will be written. */
export function NumberingPreview({ values }: PreviewProps) {
  const { bookingPrefix, receiptPrefix, invoicePrefix, nextNumber } = values.numbering;
  const next = String(nextNumber ?? 1).padStart(4, '0');
  return (
    <PreviewCard title="Next numbers">
      <ul className="grid gap-2" aria-label="Next numbers">
        <li>{`Booking ${bookingPrefix}${next}`}</li>
        <li>{`Receipt ${receiptPrefix}${next}`}</li>
        <li>{`Invoice ${invoicePrefix}${next}`}</li>
      </ul>
    </PreviewCard>
  );
}
