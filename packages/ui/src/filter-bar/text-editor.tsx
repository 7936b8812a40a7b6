'use client';
import { useState } from 'react';
import { OptionChecks } from '../multi-select/option-checks.tsx';
import { useAsync } from '../primitives/react/use-async.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { filterBarMessages } from './filter-bar.messages.ts';
import type { TextFilter } from './filter-bar.types.ts';

/** Debounce before requesting suggestions, in ms. */
const SUGGEST_DELAY_MS = 300;

/** A text field with suggestions. Selected values stay at the top. */
export function TextEditor({ filter }: { filter: TextFilter }) {
  const { label, value, onChange, suggest } = filter;
  const messages = useMessages('filterBar', filterBarMessages);
  const [text, setText] = useState('');
  const typed = text.trim();
  const { state, data, retry } = useAsync({
    key: typed,
    load: suggest,
    delay: typed ? SUGGEST_DELAY_MS : 0,
  });
  const hasFailed = state === 'failed';
  // If suggestions failed, the typed text can be used as it is.
  const others = hasFailed && typed ? [typed] : (data ?? []);
  return (
    <OptionChecks
      label={label}
      options={[...new Set([...value, ...others])].map((item) => ({ value: item, label: item }))}
      value={value}
      onChange={onChange}
      query={text}
      onQueryChange={setText}
      filter={false}
      isLoading={state === 'loading'}
      loadError={hasFailed && messages.failed}
      onRetry={retry}
    />
  );
}
