'use client';
import { useRef } from 'react';
import { datePickerMessages } from '../calendar/date-picker.messages.ts';
import { Icon } from '../icon/index.ts';
import { OptionChecks } from '../multi-select/option-checks.tsx';
import { returnFocus } from '../primitives/overlays/layers.ts';
import {
  PopoverAnchor,
  PopoverRoot,
  PopoverTrigger,
} from '../primitives/overlays/popover-root.tsx';
import { PopoverSurface } from '../primitives/overlays/popover-surface.tsx';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { filterBarMessages } from './filter-bar.messages.ts';
import type { Filter } from './filter-bar.types.ts';
import { isSet, valueText } from './filter-value.ts';
import { LazyDateEditor } from './lazy-date-editor.tsx';
import { TextEditor } from './text-editor.tsx';

interface FilterChipProps {
  filter: Filter;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Returns what gets focus if the chip is gone. */
  next: () => HTMLElement | null | undefined;
  /** By then the chip has focus. */
  onClear: () => void;
}

/** A filter with its value. Opens its editor, whose changes apply immediately. */
export function FilterChip({ filter, isOpen, onOpen, next, onClear }: FilterChipProps) {
  const messages = useMessages('filterBar', filterBarMessages);
  const days = useMessages('datePicker', datePickerMessages);
  const number = useNumber();
  const { label, icon } = filter;
  const isActive = isSet(filter);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <PopoverRoot state={useOpen(isOpen, false, onOpen)}>
      <PopoverAnchor asChild>
        <span className="bk-filter-chip" data-part="chip" data-active={isActive || undefined}>
          <PopoverTrigger className="bk-filter-open" data-part="button" ref={opener}>
            {icon && (
              <Icon className="bk-filter-chip-icon" data-part="icon" name={icon} size="xs" />
            )}
            <span>{label}</span>{' '}
            <span className="bk-filter-text" data-part="text">
              {valueText(filter, messages, days, number)}
            </span>
            {!isActive && (
              <Icon
                className="bk-filter-chip-icon"
                data-part="arrow"
                name="chevron-down"
                size="xs"
              />
            )}
          </PopoverTrigger>
          {isActive && (
            <button
              type="button"
              className="bk-filter-clear"
              data-part="clear"
              aria-label={messages.clear(label)}
              data-tooltip={messages.clear(label)}
              onClick={() => {
                opener.current?.focus();
                onClear();
              }}
            >
              <Icon className="bk-filter-chip-icon" data-part="icon" name="x" size="xs" />
            </button>
          )}
        </span>
      </PopoverAnchor>
      <PopoverSurface
        className="bk-filter-editor"
        data-part="editor"
        data-kind={filter.kind}
        aria-label={label}
        align="start"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus([opener.current, next()]);
        }}
      >
        {filter.kind === 'choice' ? (
          <OptionChecks
            label={label}
            options={filter.options}
            value={filter.value}
            onChange={filter.onChange}
          />
        ) : filter.kind === 'text' ? (
          <TextEditor filter={filter} />
        ) : (
          <LazyDateEditor filter={filter} />
        )}
      </PopoverSurface>
    </PopoverRoot>
  );
}
