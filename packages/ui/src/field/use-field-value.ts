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
  /** Id of the form, for a field outside of it. */
  readonly form: string | undefined;
  /** Called on a reset, to drop what is typed. */
  readonly onReset?: (() => void) | undefined;
  /** Called once the browser has reset the controls, to write a value that it doesn't know. */
  readonly afterReset?: ((value: V) => void) | undefined;
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
  form,
  onReset,
  afterReset,
}: FieldValueOptions<V>): readonly [value: V, set: (value: V) => void] {
  const [value, set] = useControlled(given, defaultValue, onChange);
  const [first] = useState(value);
  useFormReset(inside, form, () => {
    onReset?.();
    if (value !== first) set(first);
    if (afterReset) setTimeout(() => afterReset(first));
  });
  return [value, set];
}
