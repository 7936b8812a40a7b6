import { Button, TimeField } from '@booking/ui';
import type { TimeRange } from '../calendar/calendar-state.ts';

export interface TimeRangeFieldsProps {
  readonly value: TimeRange | undefined;
  readonly onChange: (value: TimeRange | undefined) => void;
}

const WHOLE: TimeRange = { start: '00:00', end: '23:59' };

/** The start time of the first day and the end time of the last (`CAL-04`); undefined for whole days. */
export function TimeRangeFields({ value, onChange }: TimeRangeFieldsProps) {
  if (!value) {
    return (
      <Button color="transparent" icon="clock" onClick={() => onChange(WHOLE)}>
        Add times
      </Button>
    );
  }
  return (
    <fieldset className="ck-hours">
      <legend className="ck-hours-legend">Times</legend>
      <TimeField
        label="From (first day)"
        className="ck-time"
        value={value.start}
        onChange={(start) => start && onChange({ ...value, start })}
      />
      <TimeField
        label="Until (last day)"
        className="ck-time"
        value={value.end}
        onChange={(end) => end && onChange({ ...value, end })}
      />
      <Button color="transparent" icon="x" onClick={() => onChange(undefined)}>
        Remove times
      </Button>
    </fieldset>
  );
}
