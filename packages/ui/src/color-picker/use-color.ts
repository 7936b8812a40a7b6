'use client';
import { type RefObject, useState } from 'react';
import { useFieldValue } from '../field/use-field-value.ts';
import { useDraft } from '../primitives/forms/use-draft.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { colorPickerMessages } from './color-picker.messages.ts';
import type { ColorPickerProps } from './color-picker.types.ts';
import { parseHex, toHex, toHsl } from './hsl.ts';

type ColorOptions = Pick<ColorPickerProps, 'value' | 'defaultValue' | 'onChange'> & {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Id of the form, for a field outside of it. */
  readonly form: string | undefined;
};

/** The colour, its typed text and its sliders. */
export function useColor({
  value: givenValue,
  defaultValue = '',
  onChange,
  input,
  form,
}: ColorOptions) {
  const messages = useMessages('colorPicker', colorPickerMessages);
  const [value, setValue] = useFieldValue({
    value: givenValue,
    defaultValue,
    onChange,
    inside: input,
    form,
    onReset: () => clear(),
  });
  const { draft, problem, type, commit, commitDraft, clear } = useDraft({
    value,
    onChange: setValue,
    input,
    isLive: true,
    parse(text) {
      const hex = text.trim() === '' ? '' : parseHex(text);
      return hex === undefined ? { problem: messages.invalid } : { value: hex };
    },
  });
  /** Last position of the sliders: grey has no hue, which must not jump back then. */
  const [slid, setSlid] = useState(() => toHsl(parseHex(value) ?? '#808080'));

  const hex = parseHex(value) ?? '';
  return {
    hex,
    text: draft ?? value,
    problem,
    hsl: hex === '' || toHex(slid) === hex ? slid : toHsl(hex),
    pick: commit,
    slide(next: typeof slid) {
      setSlid(next);
      commit(toHex(next));
    },
    type,
    commit: commitDraft,
  };
}
