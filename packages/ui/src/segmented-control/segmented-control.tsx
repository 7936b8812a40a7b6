'use client';
import { useId } from 'react';
import { Icon, type IconSource } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface Segment<V extends string = string> {
  value: V;
  label: string;
  /** Shown instead of the label, which becomes its name and tooltip. */
  icon?: IconSource;
}

export interface SegmentedControlProps<V extends string = string> {
  /** Accessible name of the group. Not visible. */
  label: string;
  /** Id of the selected radio button, for links from `ErrorSummary`. */
  id?: string;
  options: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** Switches between two to four views of the same thing. Radio buttons: arrow keys select. */
export function SegmentedControl<V extends string>({
  label,
  id,
  options,
  value,
  onChange,
}: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <div className="bk-segmented-control" role="radiogroup" aria-label={label}>
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
            // Belongs to no form: a view setting isn't submitted.
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
