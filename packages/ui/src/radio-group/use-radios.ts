'use client';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { useFieldValue } from '../field/use-field-value.ts';

interface RadiosOptions<V extends string, Root> {
  readonly value: V | undefined;
  readonly defaultValue: V | undefined;
  /** The option that is checked while there is no value. Default none. */
  readonly first?: V | undefined;
  readonly onChange: ((value: V) => void) | undefined;
  readonly name: string | undefined;
  readonly form: string | undefined;
  /** Why no other option can be checked. */
  readonly disabledReason: string | undefined;
  readonly ref: Ref<Root> | undefined;
  readonly onReset?: (() => void) | undefined;
}

interface RadioOption<V extends string> {
  readonly value: V;
  readonly disabledReason?: string | undefined;
}

/** The value of a group of radio buttons, and the attributes of the button of an option. */
export function useRadios<V extends string, Root extends HTMLElement>({
  value: givenValue,
  defaultValue,
  first,
  onChange,
  name,
  form,
  disabledReason,
  ref,
  onReset,
}: RadiosOptions<V, Root>) {
  const ownName = useId();
  const root = useRef<Root>(null);
  useImperativeHandle<Root | null, Root | null>(ref, () => root.current);
  const [value = first, setValue] = useFieldValue<V | undefined>({
    value: givenValue,
    defaultValue,
    onChange: (next = first) => next !== undefined && onChange?.(next),
    inside: root,
    form,
    onReset,
    afterReset: (next = first) => checkRadio(root.current, next),
  });
  const radio = (option: RadioOption<V>) => {
    const hasReason = (option.disabledReason ?? disabledReason) !== undefined;
    return {
      type: 'radio',
      name: name ?? ownName,
      // Without a name it is submitted under none.
      form: name === undefined || disabledReason !== undefined ? '' : form,
      value: option.value,
      checked: option.value === value,
      'aria-disabled': hasReason || undefined,
      onChange: () => {
        if (!hasReason) setValue(option.value);
      },
    } as const;
  };
  return { root, value, radio };
}

/** Checks the radio button of a value: a reset of the form has checked the one that was checked at first. */
function checkRadio(group: Element | null, value: string | undefined): void {
  for (const radio of group?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []) {
    radio.checked = radio.value === value;
  }
}
