import { type RefObject, useState } from 'react';
import { useControlled } from '../primitives/use-controlled.ts';
import { useFormReset } from '../primitives/use-form-reset.ts';

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
 * The value of a field that works controlled and uncontrolled, and its setter. A reset of the form brings back its
 * first value, which is `defaultValue` unless it is controlled.
 */
export function useFieldValue<V>({
  value: given,
  defaultValue,
  onChange,
  inside,
  onReset,
}: FieldValueOptions<V>): readonly [value: V, set: (value: V) => void] {
  const [value, set] = useControlled(given, defaultValue, onChange);
  const [first] = useState(value);
  useFormReset(inside, () => {
    onReset?.();
    if (value !== first) set(first);
  });
  return [value, set];
}
