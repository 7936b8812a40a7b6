import { SearchField } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';
import { focusFirstRow } from './table-target.ts';

/** How long the user pauses typing before the list is queried, in milliseconds. */
export const SEARCH_DELAY_MS = 300;

export interface SearchBoxProps {
  readonly label: string;
  /** The search text of the list. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** The key that focuses the field, if there is one. */
  readonly shortcut?: string | undefined;
}

/** The search field of a list, debounced. */
export function SearchBox({ label, value, onSearch, shortcut }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [previous, setPrevious] = useState(value);
  const [sent, setSent] = useState(value);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  if (value !== previous) {
    setPrevious(value);
    // The address changed from outside: Back, a view, "Clear filters".
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  const query = text.trim();
  useEffect(() => {
    if (query === sent) return;
    const send = () => {
      setSent(query);
      latest.current(query);
    };
    // Clearing needs no debounce.
    const timer = setTimeout(send, query ? SEARCH_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [query, sent]);

  return (
    <SearchField
      className="ck-list-search max-w-62.5 grow basis-45"
      label={label}
      shortcut={shortcut}
      maxLength={100}
      value={text}
      onKeyDown={(event) => {
        const isWanted = event.key === 'ArrowDown' && !event.nativeEvent.isComposing;
        if (isWanted && focusFirstRow()) event.preventDefault();
      }}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
