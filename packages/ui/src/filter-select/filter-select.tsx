'use client';
import { Icon, type IconSource } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { SelectOption } from '../select/index.ts';
import { OptionElements } from '../select/option-elements.tsx';
import { filterSelectMessages } from './filter-select.messages.ts';

export interface FilterSelectProps {
  /** Name of the filtered field: "Plan". */
  label: string;
  /** The empty string if not filtering. */
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Label for no filter. Default "Any". */
  anyLabel?: string;
  /** Removes the "Any" option: one option is always selected. */
  isRequired?: boolean;
  icon?: IconSource;
}

/** A filter chip with a native select. */
export function FilterSelect({
  label,
  value,
  options,
  onChange,
  anyLabel,
  isRequired = false,
  icon,
}: FilterSelectProps) {
  const messages = useMessages('filterSelect', filterSelectMessages);
  const choices: readonly SelectOption[] =
    isRequired || options.some((option) => option.value === '')
      ? options
      : [{ value: '', label: anyLabel ?? messages.any }, ...options];
  return (
    <span className="bk-filter" data-active={(!isRequired && value !== '') || undefined}>
      {icon && <Icon name={icon} size="xs" />}
      <span aria-hidden="true">{label}</span>
      <span className="bk-filter-value" aria-hidden="true">
        {choices.find((choice) => choice.value === value)?.label ?? value}
      </span>
      <Icon name="chevron-down" size="xs" />
      {/* The select is invisible above the chip, so the chip is as wide as the selected option. */}
      <select
        className="bk-filter-control"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <OptionElements options={choices} />
      </select>
    </span>
  );
}
