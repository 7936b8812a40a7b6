import type { Whatsapp } from '@booking/api-client';
import { OFFSET_MAX, OFFSET_UNITS } from '@booking/api-client/facts';
import { FieldGroup, FieldRow, NumberField, Select, TimeField } from '@booking/ui';
import { useWatch } from 'react-hook-form';
import type { ControlProps, Field } from '../../../entity/form/field.ts';
import { useValued } from '../../../entity/form/use-valued.ts';
import { optionsOf } from '../../../labels/labels.ts';
import { unitLabels } from '../../../whatsapp/message-words.ts';
import { recordOf, textOf } from './form-values.ts';

function offsetOf(value: unknown): { value: number | null; unit: (typeof OFFSET_UNITS)[number] } {
  const { value: amount, unit } = recordOf(value);
  return {
    value: typeof amount === 'number' ? amount : null,
    unit: OFFSET_UNITS.find((offsetUnit) => offsetUnit === unit) ?? 'hour',
  };
}

/** How long before or after its event a message is due. */
export const offsetField: Field<Whatsapp> = {
  path: 'offset',
  label: 'Offset',
  blank: { value: null, unit: 'hour' },
  fromStored: offsetOf,
  toBody: (value) => (offsetOf(value).value === null ? null : offsetOf(value)),
  format: (value) => {
    const { value: amount, unit } = offsetOf(value);
    return amount === null ? '' : `${amount} ${unitLabels[unit].toLowerCase()}`;
  },
  draw: (props) => <Offset {...props} />,
};

function Offset(control: ControlProps) {
  const { props, value } = useValued(control);
  const trigger: unknown = useWatch({ control: control.form.control, name: 'trigger' });
  const { onChange, onBlur, id, ref, error } = props;
  const { value: amount, unit } = offsetOf(value);
  const disabledReason = trigger === 'Immediate' ? 'It’s sent immediately.' : undefined;
  return (
    <FieldRow>
      <NumberField
        id={id}
        ref={ref}
        label="How long"
        error={error}
        min={0}
        max={OFFSET_MAX}
        value={amount}
        disabledReason={disabledReason}
        onBlur={onBlur}
        onChange={(next) => onChange({ value: next, unit })}
      />
      <Select
        label="Unit"
        options={optionsOf(unitLabels)}
        value={unit}
        disabledReason={disabledReason}
        onBlur={onBlur}
        onChange={({ target }) => onChange({ value: amount, unit: target.value })}
      />
    </FieldRow>
  );
}

/** The time of day, for an offset in days. */
export const sendAtField: Field<Whatsapp> = {
  path: 'sendAt',
  label: 'Time of day',
  blank: '',
  fromStored: textOf,
  toBody: (value) => textOf(value) || null,
  format: textOf,
  isOptional: true,
  draw: (props) => <SendAt {...props} />,
};

function SendAt(control: ControlProps) {
  const { props, value } = useValued(control);
  const [trigger, offset] = useWatch({
    control: control.form.control,
    name: ['trigger', 'offset'],
  });
  const isInDays = trigger !== 'Immediate' && offsetOf(offset).unit === 'day';
  return (
    <TimeField
      {...props}
      value={textOf(value)}
      disabledReason={isInDays ? undefined : 'For messages some days before or after.'}
    />
  );
}

function hoursOf(value: unknown) {
  const { start, end } = recordOf(value);
  return { start: textOf(start), end: textOf(end) };
}

/** Hours in which nothing is sent: a message that is due waits for their end. */
export const quietHoursField: Field<Whatsapp> = {
  path: 'quietHours',
  label: 'Quiet hours',
  blank: { start: '', end: '' },
  fromStored: hoursOf,
  toBody: (value) => {
    const { start, end } = hoursOf(value);
    return start || end ? { start, end } : null;
  },
  format: (value) => {
    const { start, end } = hoursOf(value);
    return start || end ? `${start}–${end}` : '';
  },
  isOptional: true,
  description: 'Messages due then are sent when quiet hours end.',
  draw: (props) => <QuietHours {...props} />,
};

function QuietHours(control: ControlProps) {
  const { props, value } = useValued(control);
  const { id, label, error, description, isOptional, onBlur, onChange, ref } = props;
  const { start, end } = hoursOf(value);
  return (
    <FieldGroup id={id} label={label} {...{ error, description, isOptional }}>
      <FieldRow>
        <TimeField
          ref={ref}
          label="From"
          value={start}
          onBlur={onBlur}
          onChange={(next) => onChange({ start: next, end })}
        />
        <TimeField
          label="Until"
          value={end}
          onBlur={onBlur}
          onChange={(next) => onChange({ start, end: next })}
        />
      </FieldRow>
    </FieldGroup>
  );
}
