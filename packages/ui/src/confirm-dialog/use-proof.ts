'use client';
import { useState } from 'react';
import { useMessages } from '../primitives/text/use-messages.ts';
import { confirmDialogMessages } from './confirm-dialog.messages.ts';
import type { ConfirmPassword, ConfirmPhrase } from './confirm-dialog.types.ts';

type ProofErrors = Readonly<Partial<Record<'phrase' | 'password', string | undefined>>>;

/** The proof that an action requires: the typed text, and the password if it has to be typed. */
export function useProof(phrase: ConfirmPhrase | undefined, password: ConfirmPassword | undefined) {
  const messages = useMessages('confirmDialog', confirmDialogMessages);
  const isRequired = () => password !== undefined && (password.isRequired?.() ?? true);
  const [typed, setTyped] = useState({ phrase: '', password: '' });
  const [errors, setErrors] = useState<ProofErrors>({});
  const [isVerified, setVerified] = useState(false);
  const [asksPassword, setAsksPassword] = useState(isRequired);
  // A choice in the dialog may begin and cease to require it.
  const isGiven = password !== undefined;
  const [wasGiven, setWasGiven] = useState(isGiven);
  if (wasGiven !== isGiven) {
    setWasGiven(isGiven);
    setAsksPassword(isRequired());
  }

  return {
    typed,
    errors,
    asksPassword: asksPassword && !isVerified,
    type: (name: keyof ProofErrors, text: string) => {
      setTyped((all) => ({ ...all, [name]: text }));
      setErrors((all) => ({ ...all, [name]: undefined }));
    },
    /** Resolves to whether to continue; else `errors` has the reasons. */
    prove: async (): Promise<boolean> => {
      // The dialog may have been open for a long time.
      const isAsked = !isVerified && (asksPassword || isRequired());
      setAsksPassword(isAsked);
      const problems: ProofErrors = {
        phrase:
          phrase && !isSame(typed.phrase, phrase.text) ? messages.phrase(phrase.text) : undefined,
        password: isAsked && !typed.password ? messages.passwordMissing : undefined,
      };
      setErrors(problems);
      if (problems.phrase || problems.password) return false;
      if (!isAsked || !password) return true;
      const error = await password.onCheck(typed.password);
      setErrors({ password: error });
      // It was typed just now: a retry doesn't ask again.
      setVerified(error === undefined);
      return error === undefined;
    },
  };
}

/** Ignores case and whitespace: it proves attention, not typing. */
function isSame(typed: string, text: string): boolean {
  const plain = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(typed) === plain(text);
}
