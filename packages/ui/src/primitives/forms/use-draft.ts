import { type RefObject, useState } from 'react';
import { useSubmitCheck } from './use-submit-check.ts';

/** The result of parsing a typed text: a value, the empty string, or the reason it is invalid. */
export type ParsedText = { readonly value: string } | { readonly problem: string };

interface DraftOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly parse: (text: string) => ParsedText;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The value itself is invalid, and blocks submission too. */
  readonly isInvalid?: boolean;
  /** The value follows each keystroke, and the text is parsed only then. Default: it waits for the whole text. */
  readonly isLive?: boolean;
}

interface Draft {
  readonly text: string;
  /** Result of parsing a live text when it was typed. */
  readonly parsed: ParsedText | undefined;
}

/**
 * Keeps the text typed into a field until it is parsed; what is filled in as a whole is parsed at once. Invalid text
 * stays, makes the value empty and blocks submission; it is cleared when the caller sets another value.
 */
export function useDraft({
  value,
  onChange,
  parse,
  input,
  isInvalid = false,
  isLive = false,
}: DraftOptions) {
  /** Undefined while the text shows the value. */
  const [draft, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState<string>();
  const [seen, setSeen] = useState(value);
  /** The last value passed to `onChange`, which the caller may not have set yet. */
  const [sent, setSent] = useState<string>();

  const clear = () => {
    setDraft(undefined);
    setProblem(undefined);
  };

  if (seen !== value) {
    setSeen(value);
    setSent(undefined);
    if (value !== sent) clear();
  }

  const emit = (next: string) => {
    if (next === value) return;
    setSent(next);
    onChange(next);
  };

  const commit = (next: string) => {
    clear();
    emit(next);
  };

  const take = (parsed: ParsedText): boolean => {
    if ('value' in parsed) {
      commit(parsed.value);
      return true;
    }
    setProblem(parsed.problem);
    emit('');
    return false;
  };

  /** Parses the typed text. Returns false if it is invalid. */
  const commitDraft = (): boolean => draft === undefined || take(draft.parsed ?? parse(draft.text));

  const type = (text: string, isFilled: boolean) => {
    const parsed = isLive ? parse(text) : undefined;
    setDraft({ text, parsed });
    if (isFilled) take(parsed ?? parse(text));
    else if (parsed) {
      setProblem(undefined);
      emit('value' in parsed ? parsed.value : '');
    }
  };

  useSubmitCheck(
    () => input.current,
    () => commitDraft() && !isInvalid,
  );

  return { draft: draft?.text, problem, type, commit, commitDraft, clear };
}
