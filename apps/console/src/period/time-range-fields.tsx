import { Button, TimeField } from '@booking/ui';
import { useEffect, useRef } from 'react';
import type { TimeRange } from '../calendar/calendar-state.ts';

export interface TimeRangeFieldsProps {
  readonly value: TimeRange | undefined;
  readonly onChange: (value: TimeRange | undefined) => void;
}

const WHOLE: TimeRange = { start: '00:00', end: '23:59' };

/** The start time of the first day and the end time of the last (`CAL-04`); undefined for whole days. */
export function TimeRangeFields({ value, onChange }: TimeRangeFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isSwitched = useRef(false);
  const hasTimes = value !== undefined;
  useEffect(() => {
    // The button that was pressed is gone.
    if (isSwitched.current) (hasTimes ? first : add).current?.focus();
    isSwitched.current = false;
  }, [hasTimes]);
  const change = (next: TimeRange | undefined) => () => {
    isSwitched.current = true;
    onChange(next);
  };
  if (!value) {
    return (
      <Button ref={add} color="transparent" icon="clock" onClick={change(WHOLE)}>
        Add times
      </Button>
    );
  }
  return (
    <fieldset className="mx-0 mt-3 flex flex-wrap items-end gap-x-3 border-0 p-0">
      <legend className="mb-1.5 type-body-sm text-bk-secondary">Times</legend>
      <TimeField
        ref={first}
        label="From (first day)"
        className="w-[7.5rem]"
        value={value.start}
        onChange={(start) => start && onChange({ ...value, start })}
      />
      <TimeField
        label="Until (last day)"
        className="w-[7.5rem]"
        value={value.end}
        onChange={(end) => end && onChange({ ...value, end })}
      />
      {/* Beside the boxes, above the line that is kept for notes. */}
      <Button className="mb-6.75" color="transparent" icon="x" onClick={change(undefined)}>
        Remove times
      </Button>
    </fieldset>
  );
}
