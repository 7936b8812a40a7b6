import { CheckboxGroup, NumberField, Select } from '@booking/ui';
import { optionsOf } from '../../../../labels/labels.ts';
import type { BulkFieldsProps } from '../bulk-values.ts';
import { RoundingField } from '../rounding-field.tsx';
import { copyParts, copyPartsOf, copyPrices } from './copy-values.ts';

/** Fields for the rates to copy from the year before, and for the change of their prices. */
export function CopyFields(props: BulkFieldsProps) {
  const { values, errors, hasStays, onChange } = props;
  const { copy } = values;
  return (
    <>
      <p className="mb-3">
        Each day gets what was set for it 52 weeks before: a Friday gets the rates of a Friday. Days
        for which nothing was set stay as they are.
      </p>
      <CheckboxGroup
        label="What to copy"
        orientation="horizontal"
        options={copyPartsOf(hasStays).map((part) => ({ value: part, label: copyParts[part] }))}
        value={copy.parts}
        onChange={(parts) => onChange({ copy: { ...copy, parts } })}
        error={errors.copy}
      />
      {copy.parts.includes('amounts') && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-3">
          <Select
            label="Price"
            options={optionsOf(copyPrices)}
            value={copy.price}
            onChange={({ target }) => onChange({ copy: { ...copy, price: target.value } })}
          />
          {copy.price !== 'same' && (
            <>
              <NumberField
                label="Percentage"
                suffix="%"
                min={0}
                max={copy.price === 'lower' ? 100 : 1_000}
                fractionDigits={2}
                value={values.amount}
                onChange={(amount) => onChange({ amount })}
                error={errors.amount}
              />
              <RoundingField {...props} />
            </>
          )}
        </div>
      )}
    </>
  );
}
