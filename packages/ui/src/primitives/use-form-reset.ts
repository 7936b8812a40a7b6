'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the form around the element is reset, for a component that keeps its value in a state. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  const reset = useEffectEvent((event: Event) => {
    const isOurs = element.current?.closest('form') === event.target;
    if (isOurs && !event.defaultPrevented) onReset();
  });
  useEffect(() => {
    // The document hears it last, so a handler of the form can prevent the reset.
    const onDocumentReset = (event: Event) => reset(event);
    document.addEventListener('reset', onDocumentReset);
    return () => document.removeEventListener('reset', onDocumentReset);
  }, []);
}
