'use client';
import type { KeyboardEvent } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { filterBarMessages } from './filter-bar.messages.ts';
import type { FilterOption } from './filter-bar.types.ts';

interface CheckListProps {
  label: string;
  options: readonly FilterOption[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** A list of checkboxes with arrow key navigation. */
export function CheckList({ label, options, value, onChange }: CheckListProps) {
  const messages = useMessages('filterBar', filterBarMessages);
  if (options.length === 0) {
    return (
      <p className="bk-filter-note" role="status">
        {messages.nothing}
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset adds a frame and a legend that repeats the chip.
    <div className="bk-filter-options" role="group" aria-label={label} onKeyDown={move}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          className="bk-filter-option"
          label={option.label}
          checked={value.includes(option.value)}
          onChange={({ target }) =>
            onChange(
              target.checked
                ? [...value, option.value]
                : value.filter((one) => one !== option.value),
            )
          }
        />
      ))}
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
