'use client';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useFieldValue } from '../field/use-field-value.ts';
import { useSubmitCheck } from '../primitives/forms/use-submit-check.ts';
import type { ColorPickerProps } from './color-picker.types.ts';
import { parseHex, toHex, toHsl } from './hsl.ts';

type ColorOptions = Pick<ColorPickerProps, 'value' | 'defaultValue' | 'onChange'> & {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Id of the form, for a field outside of it. */
  readonly form: string | undefined;
};

/** The colour, its typed text and its sliders. Typed text that is no colour stays. */
export function useColor({
  value: givenValue,
  defaultValue = '',
  onChange,
  input,
  form,
}: ColorOptions) {
  const [value, setValue] = useFieldValue({
    value: givenValue,
    defaultValue,
    onChange,
    inside: input,
    form,
    onReset: () => drop(),
  });
  /** Undefined while the text shows the colour. */
  const [draft, setDraft] = useState<string>();
  const [hasProblem, setHasProblem] = useState(false);
  /** What was slid last: grey has no hue, which must not jump back then. */
  const [slid, setSlid] = useState(() => toHsl(parseHex(value) ?? '#808080'));

  const change = (next: string) => {
    if (next !== value) setValue(next);
  };
  /** Drops what is typed. */
  const drop = () => {
    setDraft(undefined);
    setHasProblem(false);
  };
  const show = (next: string) => {
    drop();
    change(next);
  };
  const forget = useEffectEvent(() => {
    if (value !== parseHex(draft ?? '')) drop();
  });
  // Another colour from the host replaces what is typed.
  useEffect(() => {
    if (value !== '') forget();
  }, [value]);

  /** Writes a typed colour in full; any other text is wrong. */
  const take = (text: string): boolean => {
    const isColor = text.trim() === '' || parseHex(text) !== undefined;
    if (isColor) setDraft(undefined);
    setHasProblem(!isColor);
    return isColor;
  };
  const commit = () => take(draft ?? '');
  useSubmitCheck(() => input.current, commit);

  const hex = parseHex(value) ?? '';
  return {
    hex,
    text: draft ?? value,
    hasProblem,
    hsl: hex === '' || toHex(slid) === hex ? slid : toHsl(hex),
    pick: show,
    slide(next: typeof slid) {
      setSlid(next);
      show(toHex(next));
    },
    type(text: string, isFilled: boolean) {
      setDraft(text);
      setHasProblem(false);
      if (isFilled) take(text);
      change(parseHex(text) ?? '');
    },
    commit,
  };
}
