import { useMemo, useState } from 'react';
import { type NumberText, type NumberTextOptions, numberText } from './number-format.ts';

interface NumberTextProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly locale: string;
  readonly options: NumberTextOptions;
  readonly min: number | undefined;
  /** Prefix and suffix of the number in the field, which may be typed or pasted with it. */
  readonly beside: readonly unknown[];
}

interface Draft {
  readonly text: string;
  /** The value of the text: another value replaces the draft. */
  readonly value: number | null;
  /** Whether the signs between its groups are those of the format, which an edit of its digits may cut. */
  readonly isCut: boolean;
}

/** The text of a number field: as it is typed, else the value in its format. */
export function useNumberText({
  value,
  onChange,
  locale,
  options,
  min = -Infinity,
  beside,
}: NumberTextProps) {
  const key = JSON.stringify(options);
  const numbers: NumberText = useMemo(
    () => numberText(locale, JSON.parse(key), min < 0),
    [locale, key, min],
  );
  const [draft, setDraft] = useState<Draft>();
  const isTyping = draft !== undefined && draft.value === value;
  const text = isTyping ? draft.text : value === null ? '' : numbers.format(value);
  /** It has digits and can't be read: "1,5" is neither 15 nor 1.5. */
  const isUnreadable = isTyping && value === null && /\p{Nd}/u.test(text);

  return {
    numbers,
    text,
    isTyping,
    isUnreadable,
    /** Whether a text can be typed or pasted: it may yet become a number, or stays to be corrected. */
    takes: (next: string, isTyped: boolean) =>
      numbers.parseEdited(without(beside, next), isTyped) !== undefined ||
      numbers.isOfDigits(without(beside, next)),
    /** Takes text that is typed, pasted or filled in. Returns whether it could. */
    type(entry: string, isPasted: boolean, isFilled = false): boolean {
      const next = without(beside, entry);
      const edited = numbers.parseEdited(next);
      if (!edited && !numbers.isOfDigits(next)) return false;
      const isCut =
        !isPasted &&
        (draft?.isCut ?? true) &&
        numbers.countGroups(next) <= numbers.countGroups(text);
      const typed = (isCut ? edited : numbers.parse(next)) ?? { value: null };
      // A pasted "₹1,999" is shown as a number, as is text that is filled in, where no one goes on typing.
      const isKept = typed.value === null || !(isFilled || /[\p{L}\p{Sc}/]/u.test(next));
      setDraft(isKept ? { text: next, value: typed.value, isCut } : undefined);
      if (typed.value !== value) onChange(typed.value);
      return true;
    },
    /** Shows the value in its format. Text that can’t be read stays, to be corrected. */
    commit: () => {
      if (!isUnreadable) setDraft(undefined);
    },
    /** Shows the value, whatever was typed. */
    reset: () => setDraft(undefined),
  };
}

/** The text without the prefix and suffix of its field: "12.5%" in a field of per cent. */
function without(beside: readonly unknown[], text: string): string {
  const trimmed = text.trim();
  for (const part of beside) {
    if (typeof part !== 'string' || part === '') continue;
    if (trimmed.endsWith(part)) return trimmed.slice(0, -part.length).trimEnd();
    if (trimmed.startsWith(part)) return trimmed.slice(part.length).trimStart();
  }
  return text;
}
