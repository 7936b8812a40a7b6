import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface FieldValueOptions<V> {
  /** Controlled value; undefined while uncontrolled. */
  readonly value: V | undefined;
  readonly defaultValue: V;
  readonly onChange: ((value: V) => void) | undefined;
  /** An element inside the form whose reset brings back the default. */
  readonly inside: RefObject<Element | null>;
  /** Called on a reset, to drop what is typed. */
  readonly onReset?: (() => void) | undefined;
}

/**
 * The value of a field that works controlled and uncontrolled, and its setter. A reset of the form brings back
 * `defaultValue`; of a controlled field without one, its first value.
 */
export function useFieldValue<V>({
  value: given,
  defaultValue,
  onChange,
  inside,
  onReset,
}: FieldValueOptions<V>): [value: V, set: (value: V) => void] {
  const [own, setOwn] = useState(defaultValue);
  const [first] = useState(given ?? defaultValue);
  const value = given === undefined ? own : given;
  const set = (next: V) => {
    setOwn(next);
    onChange?.(next);
  };

  const reset = useEffectEvent((event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    if (inside.current?.closest('form') !== event.target) return;
    onReset?.();
    if (value !== first) set(first);
  });

  useEffect(() => {
    // The document hears it last, so a handler of the form can prevent the reset.
    const onDocumentReset = (event: Event) => reset(event);
    document.addEventListener('reset', onDocumentReset);
    return () => document.removeEventListener('reset', onDocumentReset);
  }, []);

  return [value, set];
}
