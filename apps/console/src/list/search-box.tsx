import { SearchField } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';

/** How long typing rests before the list is asked, in milliseconds. */
export const SEARCH_DELAY_MS = 300;

export interface SearchBoxProps {
  readonly label: string;
  /** The text that the list is narrowed by. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** The key that brings the focus, if there is one. */
  readonly shortcut?: string | undefined;
}

/** The text that a list is narrowed by. Waits until typing rests. */
export function SearchBox({ label, value, onSearch, shortcut }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  if (value !== known) {
    setKnown(value);
    // Not what was asked for here, so the address changed by itself: Back, a view, "Clear filters".
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  const wanted = text.trim();
  useEffect(() => {
    if (wanted === sent) return;
    const send = () => {
      setSent(wanted);
      latest.current(wanted);
    };
    // An emptied field is no word half typed.
    const timer = setTimeout(send, wanted ? SEARCH_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  return (
    <SearchField
      className="ck-list-search"
      label={label}
      {...(shortcut !== undefined && { shortcut })}
      maxLength={100}
      value={text}
      onChange={setText}
    />
  );
}
