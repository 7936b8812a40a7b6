import { Suspense } from 'react';
import { customRange } from '../calendar/date-range.ts';
import { type Preset, presetRange, presets } from '../calendar/presets.ts';
import { useSettings } from '../data/use-settings.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { PeriodPicker } from './period-picker.tsx';
import type { Period } from './use-period.ts';

const TimeRangeFields = lazyPart(() =>
  import('./time-range-fields.tsx').then(({ TimeRangeFields }) => TimeRangeFields),
);

export interface PeriodControlProps {
  readonly period: Period;
  /** The longest period to choose, in days. */
  readonly maxDays: number;
}

const isPreset = (key: string): key is Preset => key in presets;
const names = Object.keys(presets).filter(isPreset);

/** A preset or custom period, with hours and steps (`CAL-06`). */
export function PeriodControl({ period, maxDays }: PeriodControlProps) {
  const { range, today, state } = period;
  const setting = useSettings();
  const startMonth = setting?.defaults.financialYearStartMonth;
  return (
    <div className="ck-period flex flex-wrap items-center gap-x-3 gap-y-2">
      <PeriodPicker
        label="Period"
        value={range}
        today={today}
        maxDays={maxDays}
        presets={names.map((key) => ({
          ...presetRange(key, today, startMonth),
          key,
          label: presets[key],
        }))}
        onChange={({ startDate, endDate }, preset) => {
          if (preset !== undefined && isPreset(preset)) period.preset(preset, startMonth);
          else period.setRange(customRange(startDate, endDate));
        }}
        onStep={period.step}
        onToday={period.goToday}
      >
        <Suspense>
          <TimeRangeFields value={state.timeRange} onChange={period.setTimeRange} />
        </Suspense>
      </PeriodPicker>
    </div>
  );
}
