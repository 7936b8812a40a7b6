'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the form around the element is reset, for a component that keeps its value in a state. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = element.current?.closest('form');
    const listener = () => reset();
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [element]);
}
