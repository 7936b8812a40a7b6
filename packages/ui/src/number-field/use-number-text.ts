import { useMemo, useState } from 'react';
import { type NumberText, type NumberTextOptions, numberText } from './number-format.ts';

interface NumberTextProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly locale: string;
  readonly options: NumberTextOptions;
  readonly min: number | undefined;
}

/** The text of a number field: what is typed, as it is typed, else the value in its format. */
export function useNumberText({
  value,
  onChange,
  locale,
  options,
  min = -Infinity,
}: NumberTextProps) {
  const key = JSON.stringify(options);
  const numbers: NumberText = useMemo(
    () => numberText(locale, JSON.parse(key), min < 0),
    [locale, key, min],
  );
  /** What is typed, with the number that it means: another value replaces it. */
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: number | null }>();
  const isTyping = draft !== undefined && draft.value === value;
  const text = isTyping ? draft.text : value === null ? '' : numbers.format(value);

  return {
    numbers,
    text,
    isTyping,
    /** Takes what is typed, unless it can't become a number. */
    type(next: string) {
      const typed = numbers.parse(next);
      if (!typed) return;
      // A pasted "₹1,999" is shown as a number.
      setDraft(/[\p{L}\p{Sc}/]/u.test(next) ? undefined : { text: next, value: typed.value });
      if (typed.value !== value) onChange(typed.value);
    },
    /** Shows the value in its format. */
    commit: () => setDraft(undefined),
  };
}
