import { STAY_NIGHTS_MAX } from '@booking/api-client/facts';
import { MoneyField, NumberField, Select } from '@booking/ui';
import { optionsOf } from '../../../labels/labels.ts';
import { type BulkFieldsProps, bulkPrices, bulkWhats, bulkWhatsOf } from './bulk-values.ts';
import { CopyFields } from './copy/copy-fields.tsx';
import { RoundingField } from './rounding-field.tsx';
import { SeveralFields } from './several-fields.tsx';

/** Fields of a bulk change: of prices, charges, stays or whether days are closed. */
export function ValueFields(props: BulkFieldsProps) {
  const { values, errors, rates, hasStays, onChange } = props;
  const { what, price } = values;
  const isPercent = price === 'percent' || price === 'lower';
  const amount = (
    <MoneyField
      label="Amount"
      currency={rates.currency}
      value={values.amount}
      onChange={(next) => onChange({ amount: next })}
      error={errors.amount}
    />
  );
  return (
    <>
      <Select
        label="What to do"
        options={bulkWhatsOf(hasStays).map((value) => ({ value, label: bulkWhats[value] }))}
        value={what}
        onChange={({ target }) =>
          // A copy needs days: rules of weekdays have no year before.
          onChange({ what: target.value, ...(target.value === 'copy' && { isRule: false }) })
        }
        error={errors.what}
      />
      {what === 'price' && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-3">
          <Select
            label="Price"
            options={optionsOf(bulkPrices)}
            value={price}
            onChange={({ target }) => onChange({ price: target.value })}
          />
          {isPercent ? (
            <NumberField
              label="Percentage"
              suffix="%"
              min={0}
              max={price === 'lower' ? 100 : 1_000}
              fractionDigits={2}
              value={values.amount}
              onChange={(amount) => onChange({ amount })}
              error={errors.amount}
            />
          ) : (
            amount
          )}
          <RoundingField {...props} />
        </div>
      )}
      {what === 'several' && <SeveralFields {...props} />}
      {what === 'copy' && <CopyFields {...props} />}
      {(what === 'extraAdult' || what === 'extraChild') && amount}
      {(what === 'minStay' || what === 'maxStay') && (
        <NumberField
          label="Nights"
          min={1}
          max={STAY_NIGHTS_MAX}
          value={values.nights}
          onChange={(nights) => onChange({ nights })}
          error={errors.nights}
        />
      )}
    </>
  );
}
