'use client';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { SearchField } from '../search-field/index.ts';
import { CheckList } from './check-list.tsx';
import { filterBarMessages } from './filter-bar.messages.ts';
import type { TextFilter } from './filter-bar.types.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A text field with suggestions. Selected values stay at the top. */
export function TextEditor({ filter }: { filter: TextFilter }) {
  const { label, value, onChange, suggest } = filter;
  const messages = useMessages('filterBar', filterBarMessages);
  const [text, setText] = useState('');
  const { state, found } = useSuggestions(text.trim(), suggest);
  const written = text.trim();
  // If suggestions failed, the typed text can be used as it is.
  const others = state === 'failed' && written ? [written] : found;
  const options = [...new Set([...value, ...others])].map((one) => ({ value: one, label: one }));
  return (
    <>
      <SearchField
        label={messages.find(label)}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {state === 'failed' && (
        <p className="bk-filter-note" role="alert">
          {messages.failed}
        </p>
      )}
      {state === 'loading' && options.length === 0 ? (
        <p className="bk-filter-note" role="status">
          {messages.loading}
        </p>
      ) : (
        <CheckList label={label} options={options} value={value} onChange={onChange} />
      )}
    </>
  );
}
