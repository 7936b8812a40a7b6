import type { Asset } from '@booking/api-client';
import { FieldRow, NumberField, Select } from '@booking/ui';
import { adjustmentText } from '../../../assets/asset-words.ts';
import type { ControlProps, Field } from '../../../entity/form/field.ts';
import { useValued } from '../../../entity/form/use-valued.ts';
import { keyIn, optionsOf } from '../../../labels/labels.ts';

type Adjustment = NonNullable<Asset['priceAdjustment']>;

interface Value {
  readonly mode: Adjustment['mode'] | '';
  readonly value: number | null;
}

const NONE: Value = { mode: '', value: null };

const modes = { amount: 'An amount', percent: 'A percentage' } as const;

function partsOf(value: unknown): Value {
  if (typeof value !== 'object' || value === null) return NONE;
  const mode = keyIn(modes, Reflect.get(value, 'mode'));
  const amount: unknown = Reflect.get(value, 'value');
  return { mode: mode ?? '', value: typeof amount === 'number' ? amount : null };
}

/** How the price of a unit differs from its category’s. Rates add it to every price that the unit has not of its own. */
export function priceAdjustment(path: string, label: string): Field<Asset> {
  return {
    path,
    label,
    blank: NONE,
    fromStored: partsOf,
    toBody: (value) => {
      const { mode, value: amount } = partsOf(value);
      return mode ? { mode, value: amount } : null;
    },
    format: (value) => {
      const { mode, value: amount } = partsOf(value);
      return mode && amount !== null ? adjustmentText({ mode, value: amount }) : mode;
    },
    draw: (props) => <PriceAdjustment {...props} />,
    isOptional: true,
  };
}

function PriceAdjustment(control: ControlProps) {
  const { props, value } = useValued(control);
  const { mode, value: amount } = partsOf(value);
  const { onChange } = props;
  return (
    <FieldRow>
      <Select
        label={props.label}
        id={props.id}
        isOptional
        placeholder="As the category"
        value={mode}
        options={optionsOf(modes)}
        onChange={({ target }) => onChange(partsOf({ mode: target.value, value: amount }))}
      />
      {mode && (
        <NumberField
          label="More or less by"
          description="A negative number lowers the price."
          error={props.error}
          suffix={mode === 'percent' ? '%' : undefined}
          fractionDigits={2}
          value={amount}
          onChange={(next) => onChange({ mode, value: next })}
        />
      )}
    </FieldRow>
  );
}
