import {
  Button,
  type DateRangePreset,
  type DateRangeValue,
  IconButton,
  Popover,
  RangeCalendar,
} from '@booking/ui';
import { isTyping, shortcutKey } from '@booking/ui/kbd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { CivilDate } from '../dates/shown-date.ts';
import { formatDays } from '../dates/shown-date.ts';
import { numberFormat } from '../region/region.ts';
import './period-picker.css';

export interface PeriodPickerProps {
  /** Accessible name of the group and the popover: "Period". */
  readonly label: string;
  /** The first and last day of the period, and the days after the first. */
  readonly value: DateRangeValue & { readonly diff: number };
  readonly today: CivilDate;
  /**
   * Called with the selected period.
   * @param preset Key of the selected preset; undefined for a period picked by its ends.
   */
  readonly onChange: (value: DateRangeValue, preset?: string) => void;
  /** Called with +1 or -1 to step by a period. */
  readonly onStep: (direction: 1 | -1) => void;
  readonly onToday: () => void;
  /** Named periods. */
  readonly presets: readonly DateRangePreset[];
  /** Maximum length of the period, in days. */
  readonly maxDays: number;
  /** Shown below the months, for example times of day. */
  readonly children?: ReactNode;
}

/**
 * Selects the period of a report by preset, by start and end, or by stepping. With focus on it, the arrow keys step and
 * `T` returns to today.
 */
export function PeriodPicker({
  label,
  value,
  today,
  onChange,
  onStep,
  onToday,
  presets,
  maxDays,
  children,
}: PeriodPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const day = useRef<HTMLElement>(null);
  const text = periodText(value);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget, target } = event;
    // Ignores events that bubble from the popover.
    if (!(target instanceof Node && currentTarget.contains(target))) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (isTyping(event.nativeEvent)) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    if (key === 'ArrowRight') onStep(isRtl ? -1 : 1);
    else if (key === 'ArrowLeft') onStep(isRtl ? 1 : -1);
    else if (shortcutKey(event) === 't') onToday();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons is not a form fieldset.
    <div role="group" aria-label={label} className="ck-range" onKeyDown={handleKeyDown}>
      {/* Before the period, whose varying width would move the buttons. */}
      <Button color="transparent" onClick={onToday} aria-keyshortcuts="T">
        Today
      </Button>
      <IconButton
        className="ck-range-step"
        icon="chevron-left"
        label="Previous period"
        size="md"
        onClick={() => onStep(-1)}
      />
      <IconButton
        className="ck-range-step"
        icon="chevron-right"
        label="Next period"
        size="md"
        onClick={() => onStep(1)}
      />
      <Popover
        // As wide as the months.
        className="w-auto"
        label={label}
        open={isOpen}
        onOpenChange={setIsOpen}
        initialFocus={day}
        trigger={
          <Button
            color="transparent"
            variant="secondary"
            icon="calendar-range"
            aria-label={`${label}: ${text}`}
          >
            <span className="ck-range-text">{text}</span>
          </Button>
        }
      >
        <RangeCalendar
          ref={(months) => {
            day.current = months?.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? null;
          }}
          label={label}
          value={value}
          today={today}
          presets={presets}
          maxNights={maxDays - 1}
          onChange={(range, preset) => {
            setIsOpen(false);
            onChange(range, preset);
          }}
        >
          {children}
        </RangeCalendar>
      </Popover>
    </div>
  );
}

/** "1 to 30 Nov 2026, 30 days" */
function periodText({ startDate, endDate, diff }: PeriodPickerProps['value']): string {
  // With the year, whichever it is.
  const days = formatDays(startDate, endDate, '').replace(/\s*–\s*/, ' to ');
  return `${days}, ${diff === 0 ? '1 day' : `${numberFormat().format(diff + 1)} days`}`;
}
