import type { RefObject } from 'react';
import { useFormReset } from '../primitives/forms/use-form-reset.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';

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
 * The value of a field that works controlled and uncontrolled, and its setter. A reset of the form, as after each of
 * React's form actions, brings back `defaultValue` as it is then, and leaves alone what the app controls.
 */
export function useFieldValue<V>({
  value: givenValue,
  defaultValue,
  onChange,
  inside,
  form,
  onReset,
  afterReset,
}: FieldValueOptions<V>): readonly [value: V, set: (value: V) => void] {
  const [value, set] = useControlled(givenValue, defaultValue, onChange);
  useFormReset(inside, form, {
    onReset: () => {
      onReset?.();
      if (givenValue === undefined && value !== defaultValue) set(defaultValue);
    },
    afterReset: afterReset && (() => afterReset(value)),
  });
  return [value, set];
}
