'use client';
import { type ReactNode, type Ref, useId } from 'react';
import { FieldNote } from '../field/index.ts';

export interface RadioCardOption<V extends string = string> {
  value: V;
  label: ReactNode;
  /** What the choice does, in one line. */
  description?: ReactNode;
  /** Why it cannot be chosen now. It stays reachable and says so; a tap shows it as an error toast. */
  disabledReason?: string | undefined;
}

export interface RadioCardsProps<V extends string = string> {
  /** Names the group, above it. */
  legend: ReactNode;
  name: string;
  /** Of the radio that the focus goes to, which a `FormSummary` leads to: the chosen one, else the first. */
  id?: string;
  options: readonly RadioCardOption<V>[];
  /** Undefined or the empty string while nothing is chosen. */
  value: V | '' | undefined;
  onChange: (value: V) => void;
  hint?: ReactNode;
  error?: ReactNode;
  onBlur?: () => void;
  /** The same radio. */
  ref?: Ref<HTMLInputElement>;
}

/** One of two to five choices that need a line of explanation each. Fewer words: `Select`. */
export function RadioCards<V extends string>({
  legend,
  name,
  id,
  options,
  value,
  onChange,
  hint,
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
      aria-describedby={error || hint ? `${ownId}-note` : undefined}
    >
      <legend className="bk-radio-cards-legend">{legend}</legend>
      {options.map((option, index) => {
        const isChosen = option.value === value;
        const isHeld = option.disabledReason !== undefined;
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
              aria-describedby={option.description || isHeld ? `${textId}-description` : undefined}
              aria-disabled={isHeld || undefined}
              onChange={() => {
                if (!isHeld) onChange(option.value);
              }}
              onBlur={onBlur}
            />
            <span className="bk-radio-card-text">
              <span id={`${textId}-label`} className="bk-radio-card-label">
                {option.label}
              </span>
              {(option.description || isHeld) && (
                <span id={`${textId}-description`} className="bk-radio-card-description">
                  {option.description}
                  {option.description && isHeld && ' '}
                  {option.disabledReason}
                </span>
              )}
            </span>
          </label>
        );
      })}
      <FieldNote id={`${ownId}-note`} hint={hint} error={error} />
    </fieldset>
  );
}
