'use client';
import { useId } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface Segment<V extends string = string> {
  value: V;
  label: string;
  /** Shown in the label's place; the label stays its name and becomes its tooltip. */
  icon?: IconName;
}

export interface SegmentedProps<V extends string = string> {
  /** Names the group. Not shown. */
  label: string;
  /** Of the radio that is on, which a `FormSummary` leads to. */
  id?: string;
  options: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** Two to four ways of looking at the same thing, one always on. Radio buttons: the arrow keys choose. */
export function Segmented<V extends string>({
  label,
  id,
  options,
  value,
  onChange,
}: SegmentedProps<V>) {
  const name = useId();
  return (
    <div className="bk-segmented" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label
          key={option.value}
          className="bk-segment"
          data-tooltip={option.icon ? option.label : undefined}
        >
          <input
            className="bk-segment-control"
            id={option.value === value ? id : undefined}
            type="radio"
            name={name}
            // It belongs to no form: a way of looking is nothing that is submitted.
            form=""
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon ? (
            <>
              <Icon name={option.icon} size="sm" />
              <VisuallyHidden>{option.label}</VisuallyHidden>
            </>
          ) : (
            option.label
          )}
        </label>
      ))}
    </div>
  );
}
