'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the form of a field is reset, for a component that keeps its value in a state.
 * @param form Id of the form; undefined for the one around the element.
 */
export function useFormReset(
  element: RefObject<Element | null>,
  form: string | undefined,
  onReset: () => void,
): void {
  const reset = useEffectEvent((event: Event) => {
    const owner =
      form === undefined ? element.current?.closest('form') : document.getElementById(form);
    if (owner === event.target && !event.defaultPrevented) onReset();
  });
  useEffect(() => {
    // It reaches the document last, so a handler of the form can prevent the reset.
    const onDocumentReset = (event: Event) => reset(event);
    document.addEventListener('reset', onDocumentReset);
    return () => document.removeEventListener('reset', onDocumentReset);
  }, []);
}
