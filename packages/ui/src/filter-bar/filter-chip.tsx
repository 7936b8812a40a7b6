'use client';
import { lazy, Suspense, useRef } from 'react';
import { datePickerWords } from '../date-picker/date-picker.words.ts';
import { Icon } from '../icon/index.ts';
import { PageSpinner } from '../page-spinner/index.ts';
import { PopoverAnchor, PopoverRoot, PopoverTrigger } from '../primitives/popover.ts';
import { PopoverSurface } from '../primitives/popover-surface.tsx';
import { useNumber } from '../words/use-number.ts';
import { useWords } from '../words/use-words.ts';
import { ChoiceEditor } from './choice-editor.tsx';
import type { Filter } from './filter-bar.types.ts';
import { filterBarWords } from './filter-bar.words.ts';
import { isSet, valueWords } from './filter-value.ts';
import { TextEditor } from './text-editor.tsx';

// A calendar weighs more than all the rest of a bar: it comes when a filter of days is opened first.
const DateEditor = lazy(() => import('./date-editor.tsx'));

interface FilterChipProps {
  filter: Filter;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The chip has the focus by then. */
  onClear: () => void;
}

/** What the list is narrowed by, and to what. Opens its editor, in which every change holds at once. */
export function FilterChip({ filter, isOpen, onOpen, onClear }: FilterChipProps) {
  const words = useWords('filterBar', filterBarWords);
  const days = useWords('datePicker', datePickerWords);
  const number = useNumber();
  const { label, icon } = filter;
  const isActive = isSet(filter);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <PopoverRoot open={isOpen} onOpenChange={onOpen}>
      <PopoverAnchor asChild>
        <span className="bk-filter-chip" data-active={isActive || undefined}>
          <PopoverTrigger className="bk-filter-open" ref={opener}>
            {icon && <Icon name={icon} size="xs" />}
            {label}{' '}
            <span className="bk-filter-words">{valueWords(filter, words, days, number)}</span>
            {!isActive && <Icon name="chevron-down" size="xs" />}
          </PopoverTrigger>
          {isActive && (
            <button
              type="button"
              className="bk-filter-clear"
              aria-label={words.clear(label)}
              data-tooltip={words.clear(label)}
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
        data-kind={filter.kind}
        aria-label={label}
        align="start"
      >
        {filter.kind === 'choice' ? (
          <ChoiceEditor filter={filter} />
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
