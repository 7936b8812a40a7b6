'use client';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { matchesText } from '../primitives/fold.ts';
import { SearchField } from '../search-field/index.ts';
import { CheckList } from './check-list.tsx';
import { filterBarMessages } from './filter-bar.messages.ts';
import type { ChoiceFilter } from './filter-bar.types.ts';

/** Number of options from which a search field is shown. */
const SEARCH_FROM = 9;

/** The options of a filter as checkboxes. */
export function ChoiceEditor({ filter }: { filter: ChoiceFilter }) {
  const { label, options, value, onChange } = filter;
  const messages = useMessages('filterBar', filterBarMessages);
  const [text, setText] = useState('');
  return (
    <>
      {options.length >= SEARCH_FROM && (
        <SearchField
          label={messages.find(label)}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <CheckList
        label={label}
        options={options.filter((option) => matchesText(text, option.label))}
        value={value}
        onChange={onChange}
      />
    </>
  );
}
