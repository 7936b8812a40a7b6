import { ROUNDINGS } from '@booking/api-client/facts';
import { Select } from '@booking/ui';
import type { BulkFieldsProps } from './bulk-values.ts';

/** Step to which changed prices are rounded. */
export function RoundingField({ values, onChange }: Pick<BulkFieldsProps, 'values' | 'onChange'>) {
  return (
    <Select
      label="Round to"
      options={ROUNDINGS.map((step) => ({
        value: String(step),
        label: step === 0 ? 'Don’t round' : String(step),
      }))}
      value={values.roundTo}
      onChange={({ target }) => onChange({ roundTo: target.value })}
    />
  );
}
