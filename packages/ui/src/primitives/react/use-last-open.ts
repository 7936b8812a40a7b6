'use client';
import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the content of an overlay; while closing, its last content. A parent that has closed it often has nothing
 * left to show, and "Delete Lake Pichola House?" would become "Delete undefined?".
 */
export function useLastOpen<Shown>(isOpen: boolean, shown: Shown): Shown {
  const last = useRef(shown);
  useLayoutEffect(() => {
    if (isOpen) last.current = shown;
  });
  return isOpen ? shown : last.current;
}
