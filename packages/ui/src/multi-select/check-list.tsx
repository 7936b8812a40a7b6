'use client';
import type { KeyboardEvent } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import type { ChoiceOption } from '../combobox/index.ts';
import { groupsOf, type ListRow } from '../combobox/rows.ts';

interface CheckListProps<V extends string> {
  id?: string;
  label: string;
  options: readonly ChoiceOption<V>[];
  value: readonly V[];
  onChange: (value: readonly V[]) => void;
}

/** Options as checkboxes, by group, with arrow key navigation. */
export function CheckList<V extends string>({
  id,
  label,
  options,
  value,
  onChange,
}: CheckListProps<V>) {
  const toggle = (option: ChoiceOption<V>) => {
    if (option.disabledReason !== undefined) return;
    onChange(
      value.includes(option.value)
        ? value.filter((item) => item !== option.value)
        : [...value, option.value],
    );
  };
  const box = (row: ListRow<V>) =>
    row.kind === 'option' && (
      <OptionBox
        key={row.key}
        option={row.option}
        isOn={value.includes(row.option.value)}
        onToggle={() => toggle(row.option)}
      />
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset adds a frame and a legend that repeats the label.
    <div
      id={id}
      className="bk-check-list"
      data-part="list"
      role="group"
      aria-label={label}
      onKeyDown={move}
    >
      {groupsOf(options).map(({ heading, rows }) =>
        heading === undefined ? (
          rows.map(box)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          <div key={heading} role="group" aria-label={heading}>
            <div className="bk-check-heading" data-part="heading" aria-hidden="true">
              {heading}
            </div>
            {rows.map(box)}
          </div>
        ),
      )}
    </div>
  );
}

interface OptionBoxProps {
  option: ChoiceOption;
  isOn: boolean;
  onToggle: () => void;
}

function OptionBox({ option, isOn, onToggle }: OptionBoxProps) {
  const { label, textValue, description, disabledReason } = option;
  return (
    <div className="bk-check-option" data-part="option" data-disabled-reason={disabledReason}>
      <Checkbox
        label={
          <span className="bk-check-label" data-part="label">
            {label}
          </span>
        }
        description={[description, disabledReason].filter(Boolean).join(' · ')}
        checked={isOn}
        aria-label={textValue}
        aria-disabled={disabledReason !== undefined || undefined}
        onChange={onToggle}
      />
    </div>
  );
}

function move(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input')];
  const at = event.target instanceof HTMLElement ? boxes.indexOf(event.target) : -1;
  event.preventDefault();
  boxes[at + step]?.focus();
}
