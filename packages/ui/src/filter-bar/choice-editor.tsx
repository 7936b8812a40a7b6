'use client';
import { useState } from 'react';
import { matchesText } from '../primitives/fold.ts';
import { SearchField } from '../search-field/index.ts';
import { useWords } from '../words/use-words.ts';
import { CheckList } from './check-list.tsx';
import type { ChoiceFilter } from './filter-bar.types.ts';
import { filterBarWords } from './filter-bar.words.ts';

/** From so many options on there is a field that finds one. */
const SEARCH_FROM = 9;

/** The options of a filter, each with a box. */
export function ChoiceEditor({ filter }: { filter: ChoiceFilter }) {
  const { label, options, value, onChange } = filter;
  const words = useWords('filterBar', filterBarWords);
  const [text, setText] = useState('');
  return (
    <>
      {options.length >= SEARCH_FROM && (
        <SearchField label={words.find(label)} value={text} onChange={setText} />
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
