'use client';
import { useEffect, useRef } from 'react';
import { DatePicker } from '../date-picker/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { filterBarMessages } from './filter-bar.messages.ts';
import type { DayFilter, DaysFilter } from './filter-bar.types.ts';

/** The editor of a date filter. Takes focus itself, since its popover opened, or Try again went, before it loaded. */
export default function DateEditor({ filter }: { filter: DaysFilter | DayFilter }) {
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement: focused, body } = document;
    const isWaiting = focused === body || focused === editor.current?.parentElement;
    if (isWaiting) editor.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, []);
  return (
    <div ref={editor} className="bk-filter-dates">
      {filter.kind === 'days' ? <DaysEditor filter={filter} /> : <DayEditor filter={filter} />}
    </div>
  );
}

/** A date range, by preset or by its ends. */
function DaysEditor({ filter }: { filter: DaysFilter }) {
  const messages = useMessages('filterBar', filterBarMessages);
  const { value, onChange, today, presets = [] } = filter;
  const { from = '', to = '' } = value;
  return (
    <>
      <Presets
        presets={presets.map(({ label, ...range }) => ({
          label,
          isOn: range.from === value.from && range.to === value.to,
          choose: () => onChange(range),
        }))}
      />
      <DatePicker
        label={messages.from}
        value={from}
        today={today}
        {...(to && { max: to })}
        onChange={(day) => onChange({ ...value, from: day || undefined })}
      />
      <DatePicker
        label={messages.to}
        value={to}
        today={today}
        {...(from && { min: from })}
        onChange={(day) => onChange({ ...value, to: day || undefined })}
      />
    </>
  );
}

/** A date, by preset or picked. */
function DayEditor({ filter }: { filter: DayFilter }) {
  const { label, value, onChange, today, presets = [] } = filter;
  return (
    <>
      <Presets
        presets={presets.map((preset) => ({
          label: preset.label,
          isOn: preset.day === value,
          choose: () => onChange(preset.day),
        }))}
      />
      <DatePicker label={label} value={value} today={today} onChange={onChange} />
    </>
  );
}

interface PresetsProps {
  presets: readonly { label: string; isOn: boolean; choose: () => void }[];
}

function Presets({ presets }: PresetsProps) {
  const part = usePart();
  if (presets.length === 0) return null;
  return (
    <div {...part('presets', 'bk-filter-presets')}>
      {presets.map(({ label, isOn, choose }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: two can have the same label, and their order is fixed.
          key={index}
          {...part('preset', 'bk-filter-preset')}
          type="button"
          aria-pressed={isOn}
          onClick={choose}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
