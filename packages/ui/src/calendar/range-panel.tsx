'use client';
import type { ReactNode } from 'react';
import type { DateRangeValue } from '../primitives/dates/civil-days.ts';
import { RangeCalendar, type RangeCalendarProps } from './range-calendar.tsx';

/** A named range: "Last 7 days". */
export interface DateRangePreset extends DateRangeValue {
  key: string;
  label: string;
}

export interface RangePanelProps extends Omit<RangeCalendarProps, 'onChange'> {
  presets: readonly DateRangePreset[];
  /** Accessible name of the presets. */
  presetsLabel: string;
  onChange: (range: DateRangeValue, preset?: string) => void;
  /** Shown below the months. */
  children?: ReactNode;
}

/** The content of a popover that selects a range: presets beside the months. */
export function RangePanel({
  presets,
  presetsLabel,
  onChange,
  children,
  ...calendar
}: RangePanelProps) {
  const { value } = calendar;
  return (
    <>
      {presets.length > 0 && (
        <ul className="bk-range-presets" data-part="presets" aria-label={presetsLabel}>
          {presets.map(({ key, label, startDate, endDate }) => (
            <li key={key}>
              <button
                type="button"
                className="bk-range-preset"
                data-part="preset"
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
        <RangeCalendar {...calendar} onChange={(range) => onChange(range)} />
        {children}
      </div>
    </>
  );
}
