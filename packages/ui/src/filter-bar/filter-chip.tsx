'use client';
import { lazy, Suspense, useRef } from 'react';
import { datePickerMessages } from '../date-picker/date-picker.messages.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useNumber } from '../messages/use-number.ts';
import { OptionChecks } from '../multi-select/option-checks.tsx';
import { PageSpinner } from '../page-spinner/index.ts';
import { PopoverAnchor, PopoverRoot, PopoverTrigger } from '../primitives/popover.ts';
import { PopoverSurface } from '../primitives/popover-surface.tsx';
import { filterBarMessages } from './filter-bar.messages.ts';
import type { Filter } from './filter-bar.types.ts';
import { isSet, valueText } from './filter-value.ts';
import { TextEditor } from './text-editor.tsx';

// The calendar is larger than the rest of the bar, so it is loaded when first needed.
const DateEditor = lazy(() => import('./date-editor.tsx'));

interface FilterChipProps {
  filter: Filter;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** By then the chip has focus. */
  onClear: () => void;
}

/** A filter with its value. Opens its editor, whose changes apply immediately. */
export function FilterChip({ filter, isOpen, onOpen, onClear }: FilterChipProps) {
  const messages = useMessages('filterBar', filterBarMessages);
  const days = useMessages('datePicker', datePickerMessages);
  const number = useNumber();
  const { label, icon } = filter;
  const isActive = isSet(filter);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <PopoverRoot open={isOpen} onOpenChange={onOpen}>
      <PopoverAnchor asChild>
        <span className="bk-filter-chip" data-part="chip" data-active={isActive || undefined}>
          <PopoverTrigger className="bk-filter-open" data-part="button" ref={opener}>
            {icon && <Icon name={icon} size="xs" />}
            {label}{' '}
            <span className="bk-filter-text">{valueText(filter, messages, days, number)}</span>
            {!isActive && <Icon name="chevron-down" size="xs" />}
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
              <Icon name="x" size="xs" />
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
          <Suspense fallback={<PageSpinner />}>
            <DateEditor filter={filter} />
          </Suspense>
        )}
      </PopoverSurface>
    </PopoverRoot>
  );
}
