'use client';
import { type ComponentProps, useId } from 'react';
import { focusEntry } from '../field/focus-entry.ts';
import { Icon, type IconSource } from '../icon/index.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useRadios } from '../radio-group/use-radios.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type SegmentedControlSize, segmentedControlClass } from './segmented-control.variants.ts';

export interface Segment<V extends string = string> {
  value: V;
  label: string;
  /** Shown instead of the label, which becomes its name and tooltip. */
  icon?: IconSource | undefined;
  /** Why it isn't available. It stays focusable; the reason is its tooltip, its description and, on a tap, a toast. */
  disabledReason?: string | undefined;
}

/** The parts of `SegmentedControl`. */
export type SegmentedControlPart = 'control' | 'option';

export interface SegmentedControlProps<V extends string = string>
  extends PartsProps<SegmentedControlPart>,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** Accessible name of the group. Not visible. */
  label: string;
  options: readonly Segment<V>[];
  value?: NoInfer<V> | undefined;
  /** The value at first, and after a reset of the form. Default: the first option. */
  defaultValue?: NoInfer<V> | undefined;
  onChange?: ((value: V) => void) | undefined;
  /** The name under which a form submits the value. Without one it is a view setting, which isn't submitted. */
  name?: string | undefined;
  /** Id of the form that submits it, for a control outside of it. */
  form?: string | undefined;
  /** Default `md`. */
  size?: SegmentedControlSize | undefined;
  disabled?: boolean | undefined;
  /** Why no other option can be chosen. It stays focusable, and nothing is submitted. */
  disabledReason?: string | undefined;
}

/**
 * Switches between two to four views of the same thing. Radio buttons: arrow keys select. Focusing the root, as a link
 * of `ErrorSummary` or a form library does, focuses the selected one.
 */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  name,
  form,
  size,
  disabled,
  disabledReason,
  className,
  ref,
  onFocus,
  parts,
  ...rest
}: SegmentedControlProps<V>) {
  const part = partOf(parts);
  const id = useId();
  const { root, radio } = useRadios<V, HTMLDivElement>({
    value,
    defaultValue,
    first: options[0]?.value,
    onChange,
    name,
    form,
    disabledReason,
    ref,
  });
  return (
    <div
      role="radiogroup"
      aria-label={label}
      tabIndex={-1}
      {...rest}
      ref={root}
      className={segmentedControlClass({ size, className })}
      aria-disabled={disabled || disabledReason !== undefined || undefined}
      onFocus={(event) => {
        onFocus?.(event);
        focusEntry(event);
      }}
    >
      {options.map((option, at) => {
        const reason = option.disabledReason ?? disabledReason;
        const hasReason = reason !== undefined;
        // By index: a value may contain a space, which an id may not.
        const reasonId = `${id}-${at}`;
        return (
          <label
            key={option.value}
            {...part('option', 'bk-segment')}
            data-tooltip={option.icon ? option.label : undefined}
            data-disabled-reason={reason}
          >
            <input
              {...part('control', 'bk-segment-control')}
              {...radio(option)}
              disabled={disabled}
              aria-describedby={hasReason ? reasonId : undefined}
            />
            {option.icon ? (
              <>
                <Icon name={option.icon} size="sm" />
                <VisuallyHidden>{option.label}</VisuallyHidden>
              </>
            ) : (
              <span>{option.label}</span>
            )}
            {hasReason && (
              <span id={reasonId} hidden>
                {reason}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
