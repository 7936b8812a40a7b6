'use client';
import { useLayoutEffect, useRef } from 'react';

/**
 * What an overlay shows: while it closes, what it showed last. A parent that has closed it often has nothing left to
 * show, and would make "Delete Lake Pichola House?" a "Delete undefined?" in sight.
 */
export function useLastOpen<Shown>(isOpen: boolean, shown: Shown): Shown {
  const last = useRef(shown);
  useLayoutEffect(() => {
    if (isOpen) last.current = shown;
  });
  return isOpen ? shown : last.current;
}
