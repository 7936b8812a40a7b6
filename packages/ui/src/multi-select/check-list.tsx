'use client';
import { type KeyboardEvent, useMemo } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import type { ChoiceOption } from '../combobox/index.ts';
import { groupsOf } from '../combobox/rows.ts';
import { isLong, LongListRows } from '../primitives/forms/long-list-rows.tsx';
import { usePart } from '../primitives/react/use-part.ts';

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
  const part = usePart();
  const toggle = (option: ChoiceOption<V>) => {
    if (option.disabledReason !== undefined) return;
    onChange(
      value.includes(option.value)
        ? value.filter((item) => item !== option.value)
        : [...value, option.value],
    );
  };
  const groups = useMemo(() => groupsOf(options), [options]);
  const chosen = useMemo(() => new Set<string>(value), [value]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset adds a frame and a legend that repeats the label.
    <div
      {...part('list', 'bk-check-list')}
      id={id}
      data-scroller=""
      data-rows={isLong(groups) ? (options.some(hasNote) ? 'two-lines' : 'one-line') : undefined}
      role="group"
      aria-label={label}
      onKeyDown={move}
    >
      <LongListRows {...{ groups }} headingClass="bk-check-heading">
        {(row, place) =>
          row.kind === 'option' && (
            <OptionBox
              key={row.key}
              index={place?.index}
              option={row.option}
              isOn={chosen.has(row.option.value)}
              onToggle={() => toggle(row.option)}
            />
          )
        }
      </LongListRows>
    </div>
  );
}

const hasNote = ({ description, disabledReason }: ChoiceOption) =>
  description !== undefined || disabledReason !== undefined;

interface OptionBoxProps {
  /** In a long list. */
  index: number | undefined;
  option: ChoiceOption;
  isOn: boolean;
  onToggle: () => void;
}

function OptionBox({ index, option, isOn, onToggle }: OptionBoxProps) {
  const part = usePart();
  const { label, textValue, description, disabledReason } = option;
  return (
    <div
      {...part('option', 'bk-check-option')}
      data-index={index}
      data-disabled-reason={disabledReason}
    >
      <Checkbox
        label={<span {...part('label', 'bk-check-label')}>{label}</span>}
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
