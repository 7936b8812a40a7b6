'use client';
import { type ReactNode, type Ref, useId } from 'react';
import { FieldNote } from '../field/index.ts';

export interface RadioCardOption<V extends string = string> {
  value: V;
  label: ReactNode;
  /** What the option does, in one line. */
  description?: ReactNode;
  /** Why it isn't available. It stays focusable and gives the reason; a tap shows it as an error toast. */
  disabledReason?: string | undefined;
}

export interface RadioCardsProps<V extends string = string> {
  /** Legend of the group, and its accessible name. */
  legend: ReactNode;
  name: string;
  /** Id of the radio button that takes focus, for links from `ErrorSummary`: the selected one, else the first. */
  id?: string;
  options: readonly RadioCardOption<V>[];
  /** Undefined or the empty string if nothing is selected. */
  value: V | '' | undefined;
  onChange: (value: V) => void;
  description?: ReactNode;
  error?: ReactNode;
  onBlur?: () => void;
  /** Ref to the same radio button. */
  ref?: Ref<HTMLInputElement>;
}

/** Lets people choose one of two to five options with descriptions. Without descriptions use `Select`. */
export function RadioCards<V extends string>({
  legend,
  name,
  id,
  options,
  value,
  onChange,
  description,
  error,
  onBlur,
  ref,
}: RadioCardsProps<V>) {
  const ownId = useId();
  const hasChoice = options.some((option) => option.value === value);
  return (
    <fieldset
      className="bk-radio-cards"
      aria-invalid={Boolean(error) || undefined}
      aria-describedby={error || description ? `${ownId}-note` : undefined}
    >
      <legend className="bk-radio-cards-legend">{legend}</legend>
      {options.map((option, index) => {
        const isChosen = option.value === value;
        const isBlocked = option.disabledReason !== undefined;
        const isEntry = isChosen || (!hasChoice && index === 0);
        const textId = `${ownId}-${index}`;
        return (
          <label
            key={option.value}
            className="bk-radio-card"
            data-disabled-reason={option.disabledReason}
          >
            <input
              ref={isEntry ? ref : undefined}
              id={isEntry ? id : undefined}
              className="bk-radio"
              type="radio"
              name={name}
              value={option.value}
              checked={isChosen}
              aria-labelledby={`${textId}-label`}
              aria-describedby={
                option.description || isBlocked ? `${textId}-description` : undefined
              }
              aria-disabled={isBlocked || undefined}
              onChange={() => {
                if (!isBlocked) onChange(option.value);
              }}
              onBlur={onBlur}
            />
            <span className="bk-radio-card-text">
              <span id={`${textId}-label`} className="bk-radio-card-label">
                {option.label}
              </span>
              {(option.description || isBlocked) && (
                <span id={`${textId}-description`} className="bk-radio-card-description">
                  {option.description}
                  {option.description && isBlocked && ' '}
                  {option.disabledReason}
                </span>
              )}
            </span>
          </label>
        );
      })}
      <FieldNote id={`${ownId}-note`} description={description} error={error} />
    </fieldset>
  );
}
