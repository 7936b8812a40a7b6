import { Button, TextField } from '@booking/ui';
import type { TimeRange } from '../calendar/calendar-state.ts';

export interface TimeRangeFieldsProps {
  readonly value: TimeRange | undefined;
  readonly onChange: (value: TimeRange | undefined) => void;
}

const WHOLE: TimeRange = { start: '00:00', end: '23:59' };

/** The start time of the first day and the end time of the last (`CAL-04`). */
export function TimeRangeFields({ value, onChange }: TimeRangeFieldsProps) {
  // Clearing one time would leave half a range: it is ignored.
  const change = (changed: Partial<TimeRange>) => {
    const next = { ...(value ?? WHOLE), ...changed };
    if (next.start && next.end) onChange(next);
  };
  return (
    <fieldset className="ck-hours">
      <legend className="ck-hours-legend">Hours</legend>
      <TextField
        label="From (first day)"
        type="time"
        value={(value ?? WHOLE).start}
        onChange={(event) => change({ start: event.target.value })}
      />
      <TextField
        label="Until (last day)"
        type="time"
        value={(value ?? WHOLE).end}
        onChange={(event) => change({ end: event.target.value })}
      />
      <Button
        color="transparent"
        disabledReason={value ? undefined : 'Whole days are already shown.'}
        onClick={() => onChange(undefined)}
      >
        Show whole days
      </Button>
    </fieldset>
  );
}
