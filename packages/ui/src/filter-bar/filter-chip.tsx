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
import { usePart } from '../primitives/react/use-part.ts';
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
  const part = usePart();
  const messages = useMessages('filterBar', filterBarMessages);
  const days = useMessages('datePicker', datePickerMessages);
  const number = useNumber();
  const { label, icon } = filter;
  const isActive = isSet(filter);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <PopoverRoot state={useOpen(isOpen, false, onOpen)}>
      <PopoverAnchor asChild>
        <span {...part('chip', 'bk-filter-chip')} data-active={isActive || undefined}>
          <PopoverTrigger {...part('button', 'bk-filter-open')} ref={opener}>
            {icon && <Icon {...part('icon', 'bk-filter-chip-icon')} name={icon} size="xs" />}
            <span>{label}</span>{' '}
            <span {...part('text', 'bk-filter-text')}>
              {valueText(filter, messages, days, number)}
            </span>
            {!isActive && (
              <Icon {...part('arrow', 'bk-filter-chip-icon')} name="chevron-down" size="xs" />
            )}
          </PopoverTrigger>
          {isActive && (
            <button
              {...part('clear', 'bk-filter-clear')}
              type="button"
              aria-label={messages.clear(label)}
              data-tooltip={messages.clear(label)}
              onClick={() => {
                opener.current?.focus();
                onClear();
              }}
            >
              <Icon {...part('icon', 'bk-filter-chip-icon')} name="x" size="xs" />
            </button>
          )}
        </span>
      </PopoverAnchor>
      <PopoverSurface
        {...part('editor', 'bk-filter-editor')}
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
