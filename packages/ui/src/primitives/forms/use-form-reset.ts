'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { rootsOf } from '../dom/roots-of.ts';

interface FormReset {
  readonly onReset?: (() => void) | undefined;
  /** Called once the browser has reset the controls, and React has rendered what `onReset` set. */
  readonly afterReset?: (() => void) | undefined;
}

/**
 * Calls back when the form of a field is reset, for a component that keeps its value in a state.
 * @param form Id of the form; undefined for the one around the element.
 */
export function useFormReset(
  element: RefObject<Element | null>,
  form: string | undefined,
  { onReset, afterReset }: FormReset,
): void {
  const after = useEffectEvent(() => afterReset?.());
  const reset = useEffectEvent((event: Event, roots: readonly (Document | ShadowRoot)[]) => {
    const owner =
      form === undefined
        ? element.current?.closest('form')
        : roots.map((root) => root.getElementById(form)).find((candidate) => candidate !== null);
    if (owner !== event.target || event.defaultPrevented) return;
    onReset?.();
    if (afterReset) setTimeout(after);
  });
  useEffect(() => {
    const roots = rootsOf(element.current);
    // It reaches the root last, so a handler of the form can prevent the reset.
    const onRootReset = (event: Event) => reset(event, roots);
    for (const root of roots) root.addEventListener('reset', onRootReset);
    return () => {
      for (const root of roots) root.removeEventListener('reset', onRootReset);
    };
  }, [element]);
}
