'use client';
import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Menu } from '../menu/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { filterBarMessages } from './filter-bar.messages.ts';
import type { Filter } from './filter-bar.types.ts';
import { FilterChip } from './filter-chip.tsx';
import { clear, isSet } from './filter-value.ts';

export interface FilterBarProps {
  /** Names the group. Default "Filters", in the language of the app. */
  label?: string;
  /** All that the list can be narrowed by, in the order of their chips. */
  filters: readonly Filter[];
  /** Drops all filters at once. */
  onClear: () => void;
}

/** What a list is narrowed by, as chips, and a way to each other filter. */
export function FilterBar({ label, filters, onClear }: FilterBarProps) {
  const messages = useMessages('filterBar', filterBarMessages);
  const bar = useRef<HTMLDivElement>(null);
  /** The chip whose editor is open; one that was just added has nothing to show but that. */
  const [open, setOpen] = useState<string>();
  const shown = filters.filter((one) => one.isPinned || isSet(one) || one.key === open);
  const others = filters.filter((one) => !shown.includes(one));

  /** A control that goes gives the focus to the one that brings it back. */
  const focusAdd = () => bar.current?.querySelector<HTMLElement>('.bk-filter-add')?.focus();

  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of filters are no fieldset of a form.
    <div ref={bar} className="bk-filter-bar" role="group" aria-label={label ?? messages.filters}>
      {shown.map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          isOpen={filter.key === open}
          onOpen={(isOpen) => {
            setOpen(isOpen ? filter.key : undefined);
            if (!isOpen && !filter.isPinned && !isSet(filter)) focusAdd();
          }}
          onClear={() => {
            clear(filter);
            if (!filter.isPinned) focusAdd();
          }}
        />
      ))}
      <Menu
        label={messages.addNamed}
        align="start"
        trigger={
          <Button
            className="bk-filter-add"
            color="transparent"
            variant="secondary"
            icon="plus"
            aria-label={messages.addNamed}
            disabled={others.length === 0}
          >
            {messages.add}
          </Button>
        }
        items={others.map(({ key, label: name, icon }) => ({
          label: name,
          ...(icon && { icon }),
          onSelect: () => setOpen(key),
        }))}
      />
      {filters.some(isSet) && (
        <Button
          className="bk-filter-clear-all"
          color="transparent"
          onClick={() => {
            onClear();
            focusAdd();
          }}
        >
          {messages.clearAll}
        </Button>
      )}
    </div>
  );
}
