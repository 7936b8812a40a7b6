'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Moves the focus to the main part of another page, as a browser does that loads one, and returns what a screen reader is
 * told about it: nothing before the first change.
 */
export function usePageChange(
  main: RefObject<HTMLElement | null>,
  page: string | undefined,
  title: string | undefined,
): string | undefined {
  const shown = useRef(page);
  const [announced, setAnnounced] = useState<string>();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    setAnnounced(title);
    main.current?.focus({ preventScroll: true });
  }, [main, page, title]);
  return announced;
}
