'use client';
import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { useFieldValue } from '../field/use-field-value.ts';
import { Icon, type IconSource } from '../icon/index.ts';
import { OptionElements, type SelectOption } from '../primitives/forms/option-elements.tsx';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { labelText, type NodeLabel } from '../primitives/text/node-label.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { filterSelectMessages } from './filter-select.messages.ts';
import { type FilterSelectSize, filterSelectClass } from './filter-select.variants.ts';
import { warnEmptyOption } from './warn-empty-option.ts';

export type FilterSelectOption<V extends string = string> = Omit<SelectOption<V>, 'label'> &
  NodeLabel;

interface FilterSelectBaseProps<V extends string>
  extends Omit<
    ComponentProps<'select'>,
    'value' | 'defaultValue' | 'onChange' | 'multiple' | 'size' | 'children' | 'required'
  > {
  /** Name of the filtered field: "Plan". */
  label: string;
  /** One with the empty value replaces the option for no filter. */
  options: readonly FilterSelectOption<V>[];
  /** The empty string if not filtering. */
  value?: NoInfer<V> | '' | undefined;
  /** The value at first. Default not filtering, or the first option if one is `required`. */
  defaultValue?: NoInfer<V> | '' | undefined;
  /** Label for no filter. Default "Any". */
  placeholder?: string | undefined;
  /** Why nothing can be chosen. The filter stays focusable and says so. */
  disabledReason?: string | undefined;
  icon?: IconSource | undefined;
  /** `sm` beside small buttons. Default `md`. */
  size?: FilterSelectSize | undefined;
}

/** The parts of `FilterSelect`. */
export type FilterSelectPart = 'arrow' | 'control' | 'icon' | 'label' | 'value';

export type FilterSelectProps<V extends string = string> = PartsProps<FilterSelectPart> &
  FilterSelectBaseProps<V> &
  (
    | {
        /** Removes the option for no filter: one option is always selected. */
        required: true;
        onChange?: ((value: V) => void) | undefined;
      }
    | {
        required?: false | undefined;
        /** Called with the value of an option, or the empty string for no filter. */
        onChange?: ((value: V | '') => void) | undefined;
      }
  );

/**
 * A filter chip with a native select. `className` and `style` apply to the chip, every other attribute to the
 * `<select>`.
 */
export function FilterSelect<V extends string>({
  label,
  options,
  value: givenValue,
  defaultValue,
  onChange,
  placeholder,
  disabledReason,
  icon,
  size,
  required,
  className,
  style,
  ref,
  parts,
  ...rest
}: FilterSelectProps<V>) {
  const part = partOf(parts);
  const messages = useMessages('filterSelect', filterSelectMessages);
  const chip = useRef<HTMLSpanElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  useImperativeHandle<HTMLSelectElement | null, HTMLSelectElement | null>(
    ref,
    () => select.current,
  );
  const first = required ? (options[0]?.value ?? '') : '';
  const [value, setValue] = useFieldValue<V | ''>({
    value: givenValue,
    defaultValue: defaultValue ?? first,
    onChange: (next) => {
      const option = options.find((option) => option.value === next);
      if (!required) onChange?.(next);
      else if (option) onChange?.(option.value);
    },
    inside: chip,
    form: rest.form,
    // React marks no option as the default, so the browser has chosen the first.
    afterReset: (next) => {
      if (select.current) select.current.value = next;
    },
  });
  const choices: readonly FilterSelectOption<V | ''>[] =
    required || options.some((option) => option.value === '')
      ? options
      : [{ value: '', label: placeholder ?? messages.any }, ...options];
  if (!required) warnEmptyOption(label, options);
  const hasReason = disabledReason !== undefined;
  return (
    <span
      ref={chip}
      className={filterSelectClass({ size, className })}
      style={style}
      data-active={(!required && value !== '') || undefined}
      data-disabled={hasReason || rest.disabled || undefined}
      data-disabled-reason={disabledReason}
    >
      {icon && <Icon {...part('icon', 'bk-filter-icon')} name={icon} size="xs" />}
      <span {...part('label')} aria-hidden="true">
        {label}
      </span>
      <span {...part('value', 'bk-filter-value')} aria-hidden="true">
        {choices.find((choice) => choice.value === value)?.label ?? value}
      </span>
      <Icon {...part('arrow', 'bk-filter-icon')} name="chevron-down" size="xs" />
      {/* The select is invisible above the chip, so the chip is as wide as the selected option. */}
      <select
        {...rest}
        {...part('control', 'bk-filter-control')}
        {...(hasReason && { form: '' })}
        ref={select}
        aria-label={label}
        aria-disabled={hasReason || undefined}
        aria-description={disabledReason}
        value={value}
        onChange={({ target }) => {
          const choice = choices[target.selectedIndex];
          if (choice) setValue(choice.value);
        }}
      >
        <OptionElements
          options={choices.map((choice) => ({ ...choice, label: labelText(choice) }))}
          only={hasReason ? value : undefined}
        />
      </select>
    </span>
  );
}
