'use client';
import type { ReactNode } from 'react';
import type { DateRangeValue } from '../primitives/dates/civil-days.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { RangeMonths, type RangeMonthsProps } from './range-months.tsx';

/** A named range: "Last 7 days". */
export interface DateRangePreset extends DateRangeValue {
  key: string;
  label: string;
}

export interface RangePanelProps extends Omit<RangeMonthsProps, 'onChange'> {
  presets: readonly DateRangePreset[];
  /** Accessible name of the presets. */
  presetsLabel: string;
  onChange: (range: DateRangeValue, preset?: string) => void;
  /** Shown below the months. */
  children?: ReactNode;
}

/** Presets beside the months that a range is selected in. */
export function RangePanel({
  presets,
  presetsLabel,
  onChange,
  children,
  ...calendar
}: RangePanelProps) {
  const part = usePart();
  const { value } = calendar;
  return (
    <>
      {presets.length > 0 && (
        <ul {...part('presets', 'bk-range-presets')} aria-label={presetsLabel}>
          {presets.map(({ key, label, startDate, endDate }) => (
            <li key={key}>
              <button
                {...part('preset', 'bk-range-preset')}
                type="button"
                aria-pressed={startDate === value.startDate && endDate === value.endDate}
                onClick={() => onChange({ startDate, endDate }, key)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="bk-range-choice">
        <RangeMonths {...calendar} onChange={(range) => onChange(range)} />
        {children}
      </div>
    </>
  );
}
