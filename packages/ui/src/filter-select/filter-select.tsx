'use client';
import { Icon, type IconName } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { SelectOption } from '../select/index.ts';
import { filterSelectMessages } from './filter-select.messages.ts';

export interface FilterSelectProps {
  /** What is filtered by: "Plan". */
  label: string;
  /** The empty string filters nothing. */
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** The word for "no filter". Default "Any", in the language of the app. */
  anyLabel?: string;
  /** There is no "no filter": one of the options always holds. */
  isRequired?: boolean;
  icon?: IconName;
}

/** A chip over the platform's own list: what a table is narrowed by, and to what. */
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
      {/* Lies invisible over the chip, which shows what it holds: so the chip is as wide as the choice. */}
      <select
        className="bk-filter-control"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
