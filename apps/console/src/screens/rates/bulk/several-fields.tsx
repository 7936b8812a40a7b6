import { STAY_NIGHTS_MAX } from '@booking/api-client/facts';
import { MoneyField, NumberField } from '@booking/ui';
import { weekdayOptions } from '../rate-words.ts';
import type { BulkFieldsProps } from './bulk-values.ts';
import type { SeveralValues } from './several-values.ts';

/** The values of a season: what stays empty stays as it is. */
export function SeveralFields({ values, errors, rates, hasStays, onChange }: BulkFieldsProps) {
  const { several } = values;
  const weekend = weekdayOptions
    .filter(({ value }) => rates.weekendDays.includes(Number(value)))
    .map(({ label }) => label);
  const of = (name: keyof SeveralValues) => ({
    value: several[name],
    error: errors[name],
    onChange: (next: number | null) => onChange({ several: { ...several, [name]: next } }),
  });
  return (
    <>
      <p className="mb-3">Values left empty stay as they are.</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-x-3">
        <MoneyField label="Price" currency={rates.currency} {...of('basePrice')} />
        <MoneyField
          label="Weekend price"
          description={weekend.join(', ')}
          currency={rates.currency}
          {...of('weekendPrice')}
        />
        <MoneyField label="Extra adult" currency={rates.currency} {...of('extraAdult')} />
        <MoneyField label="Extra child" currency={rates.currency} {...of('extraChild')} />
        {hasStays && (
          <>
            <NumberField label="Minimum stay" min={1} max={STAY_NIGHTS_MAX} {...of('minStay')} />
            <NumberField label="Maximum stay" min={1} max={STAY_NIGHTS_MAX} {...of('maxStay')} />
          </>
        )}
      </div>
    </>
  );
}
